import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as t from '#messages/reset';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { CodeStep } from '../../../features/accounts/CodeStep.tsx';
import { LinkError } from '../../../features/accounts/LinkError.tsx';
import { NewPasswordField } from '../../../features/accounts/PasswordField.tsx';
import { neededFactor } from '../../../features/accounts/second-factor.ts';
import type { ViewerFragment } from '../../../features/accounts/Viewer.generated.tsx';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useResetPasswordMutation } from './ResetPage.generated.tsx';

/** Choosing a new password, from a mailed link. The token is in the fragment, which browsers send to no server. */
export default function ResetPage() {
  const token = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  const [reset, { loading, error, client }] = useResetPasswordMutation({
    context: { inlineErrors: true },
  });
  if (isDone) return <Navigate replace to="/profile" />;

  const onSignedIn = async (user: ViewerFragment) => {
    await welcome(user, client, changeCartOwner);
    setIsDone(true);
  };
  const needed = neededFactor(error);
  if (needed) {
    return (
      <Box sx={{ maxWidth: 440, mx: 'auto' }}>
        <PageHeading title={t.newPassword} space={3} />
        <Message severity="success">{t.yourNewPasswordIsSaved}</Message>
        <CodeStep needed={needed} onSignedIn={onSignedIn} />
      </Box>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    reset({ variables: { input: { token, password } } }).then(
      ({ data }) => data && onSignedIn(data.resetPassword),
      ignoreShown,
    );
  };

  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.newPassword} space={3} />
      <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
        <LinkError error={error} />
        <NewPasswordField
          label={t.newPasswordLabel}
          hint={t.atLeast6CharactersAll}
          error={formError(error).fields.password}
        />
        <SubmitButton pending={loading}>{t.saveAndSignIn}</SubmitButton>
      </Stack>
    </Box>
  );
}
