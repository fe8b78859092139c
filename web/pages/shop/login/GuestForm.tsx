import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/login';
import { setGuest, useGuest } from '../../../features/accounts/guest.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';

/** The way to the checkout without an account, before that with one: only the address that the order is mailed to. */
export function GuestForm({ target }: { target: string }) {
  const mailed = useMailed();
  const guest = useGuest();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGuest(String(new FormData(event.currentTarget).get('guest')).trim());
    navigate(target);
  };
  return (
    <Box
      component="section"
      aria-labelledby="guest"
      sx={{ mb: 3, pb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography id="guest" variant="h2">
        {t.noAccount}
      </Typography>
      <Stack component="form" onSubmit={submit} sx={{ mt: 1.5, gap: 2 }}>
        <TextField
          required
          label={t.eMailForYourOrder}
          name="guest"
          type="email"
          autoComplete="email"
          defaultValue={guest ?? ''}
          hint={mailed(t.weMailYouTheOrder)}
          inputProps={{ maxLength: 254 }}
        />
        <SubmitButton pending={false}>{t.continueWithoutAnAccount}</SubmitButton>
      </Stack>
    </Box>
  );
}
