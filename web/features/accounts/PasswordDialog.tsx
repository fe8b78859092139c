import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import * as t from '#messages/accounts';
import { readFailure } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { useReauthenticateMutation } from './PasswordDialog.generated.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useViewer } from './viewer.ts';

/** Asks for the viewer's password. `onClose` is called with whether it was the right one. */
export function PasswordDialog({ onClose }: { onClose: (isProved: boolean) => void }) {
  const id = useId();
  const viewer = useViewer();
  const password = useRef<HTMLInputElement>(null);
  const [prove, { loading, error }] = useReauthenticateMutation({ context: { inlineErrors: true } });

  useEffect(() => {
    if (!error || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('password'));
    prove({ variables: { password: typed } }).then(
      ({ data }) => data && onClose(true),
      // The session has ended: the sign-in screen is on its way.
      (refused) => readFailure(refused).code === 'UNAUTHENTICATED' && onClose(false),
    );
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onClose(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{t.enterYourPassword}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            <Typography id={`${id}-text`}>{t.youSignedInMoreThan}</Typography>
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
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="outlined" onClick={() => onClose(false)}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={loading}>
            {t.continueLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
