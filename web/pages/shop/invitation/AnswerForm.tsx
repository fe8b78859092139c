import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as t from '#messages/invitation';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { NewPasswordField } from '../../../features/accounts/PasswordField.tsx';
import { listOf } from '../../../features/accounts/permissions.ts';
import { setViewer, useViewer } from '../../../features/accounts/viewer.ts';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { loginUrl } from '../../../router/urls.ts';
import { Message } from '../../../ui/Message.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type InvitationPageQuery, useAcceptInvitationMutation } from './InvitationPage.generated.tsx';

interface AnswerFormProps {
  token: string;
  offer: InvitationPageQuery['invitation'];
}

/** Accepts an invitation: with one button, or with a name and a password where there is no account yet. */
export function AnswerForm({ token, offer }: AnswerFormProps) {
  const { shopName } = useSettings();
  const viewer = useViewer();
  const [next, setNext] = useState('');
  const [accept, { loading, error, client }] = useAcceptInvitationMutation({
    context: { inlineErrors: true },
  });
  const { message, fields } = formError(error);
  if (next) return <Navigate replace to={next} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = offer.needsPassword && {
      name: String(form.get('name')),
      password: String(form.get('password')),
    };
    accept({ variables: { input: { token, ...typed } } }).then(async ({ data }) => {
      if (!data) return;
      const user = data.acceptInvitation;
      toast(t.youBelongToTheStaff);
      if (offer.needsPassword) await welcome(user, client, changeCartOwner);
      else if (viewer?._id === user.id) setViewer(user);
      // Who is not signed in with this account does so as ever.
      setNext(offer.needsPassword || viewer?._id === user.id ? '/admin' : loginUrl('/admin'));
    }, ignoreShown);
  };

  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography>
        {t.invitesToTheStaffOf(offer.inviterName, offer.email, shopName, listOf(offer.permissions))}
      </Typography>
      {message && <Message severity="error">{message}</Message>}
      {offer.needsPassword && (
        <>
          <TextField
            required
            label={t.name}
            name="name"
            autoComplete="name"
            defaultValue={offer.name}
            inputProps={{ maxLength: 100 }}
            error={fields.name}
          />
          {/* For password managers, which need to know whose password it is. */}
          <input hidden readOnly autoComplete="username" value={offer.email} />
          <NewPasswordField label={t.password} hint={t.atLeast6Characters} error={fields.password} />
        </>
      )}
      <SubmitButton pending={loading}>{t.acceptTheInvitation}</SubmitButton>
    </Stack>
  );
}
