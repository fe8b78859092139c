import { ignoreShown } from '../../apollo/errors.ts';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { AccountForm, clearPasswords } from './AccountForm.tsx';
import { useRegisterMutation } from './RegisterForm.generated.tsx';
import { type OnSignedIn, welcome } from './welcome.ts';

/** Creates an account and signs in. */
export function RegisterForm({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const [register, { loading, error, client }] = useRegisterMutation({ context: { inlineErrors: true } });
  return (
    <AccountForm
      newPassword={{ hint: 'At least 6 characters' }}
      action="Register"
      pending={loading}
      error={error}
      onError={(form) => {
        clearPasswords(form);
        focusFirstWrong(form);
      }}
      onSubmit={(input) => {
        register({ variables: { input } }).then(
          ({ data }) => data && welcome(data.register, client, onSignedIn),
          ignoreShown,
        );
      }}
    />
  );
}
