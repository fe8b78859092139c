import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as t from '#messages/order';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { LinkError } from '../../../features/accounts/LinkError.tsx';
import { NewPasswordField } from '../../../features/accounts/PasswordField.tsx';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useClaimOrdersMutation } from './KeepOrders.generated.tsx';

/** Choosing a password for the orders of a guest, from a mailed link, which makes an account. */
export function KeepOrders() {
  const token = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  const [claim, { loading, error, client }] = useClaimOrdersMutation({ context: { inlineErrors: true } });
  if (isDone) return <Navigate replace to="/profile" />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    claim({ variables: { input: { token, password } } }).then(async ({ data }) => {
      if (!data) return;
      await welcome(data.claimOrders, client, changeCartOwner);
      setIsDone(true);
    }, ignoreShown);
  };

  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.keepYourOrders} space={3} />
      <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
        <LinkError error={error} />
        <NewPasswordField
          label={t.password}
          hint={t.atLeast6Characters}
          error={formError(error).fields.password}
        />
        <SubmitButton pending={loading}>{t.makeMyAccount}</SubmitButton>
      </Stack>
    </Box>
  );
}
