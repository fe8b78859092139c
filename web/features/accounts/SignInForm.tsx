import { ignoreShown } from '../../apollo/errors.ts';
import { AccountForm, clearPasswords } from './AccountForm.tsx';
import { useSignInMutation } from './SignInForm.generated.tsx';
import { type OnSignedIn, welcome } from './welcome.ts';

/** Signs in by e-mail address and password. The viewer changes then, and the page decides where that leads. */
export function SignInForm({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const [signIn, { loading, error, client }] = useSignInMutation({ context: { inlineErrors: true } });
  return (
    <AccountForm
      action="Sign In"
      pending={loading}
      error={error}
      onError={(form) => clearPasswords(form)?.focus()}
      onSubmit={({ email, password }) => {
        signIn({ variables: { input: { email, password } } }).then(
          ({ data }) => data && welcome(data.signIn, client, onSignedIn),
          ignoreShown,
        );
      }}
    />
  );
}
