import { useEffect, useRef } from 'react';
import * as t from '#messages/accounts';
import { readFailure } from '../../apollo/errors.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useReauthenticateMutation } from './PasswordDialog.generated.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useViewer } from './viewer.ts';

/** Asks for the viewer's password. `onClose` is called with whether it was the right one. */
export function PasswordDialog({ onClose }: { onClose: (isProved: boolean) => void }) {
  const viewer = useViewer();
  const password = useRef<HTMLInputElement>(null);
  const [prove, { loading, error }] = useReauthenticateMutation({ context: { inlineErrors: true } });

  useEffect(() => {
    if (!error || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [error]);

  const submit = (form: FormData) => {
    prove({ variables: { password: String(form.get('password')) } }).then(
      ({ data }) => data && onClose(true),
      // The session has ended: the sign-in screen is on its way.
      (refused) => readFailure(refused).code === 'UNAUTHENTICATED' && onClose(false),
    );
  };
  return (
    <FormDialog
      title={t.enterYourPassword}
      description={t.youSignedInMoreThan}
      action={t.continueLabel}
      width="xs"
      pending={loading}
      error={null}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      {/* For password managers, which need to know whose password it is. */}
      <input hidden readOnly autoComplete="username" value={viewer?.email ?? ''} />
      <PasswordField
        autoFocus
        label={t.yourPassword}
        name="password"
        autoComplete="current-password"
        inputRef={password}
        error={readFailure(error).code === 'WRONG_CREDENTIALS' ? t.thePasswordIsWrong : error?.message}
      />
    </FormDialog>
  );
}
