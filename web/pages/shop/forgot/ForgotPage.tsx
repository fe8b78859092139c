import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import * as t from '#messages/forgot';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { loginUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMailed } from '../../../ui/useMailed.tsx';
import { useRequestPasswordResetMutation, useRequestSignInLinkMutation } from './ForgotPage.generated.tsx';

/** The way back into an account: a mailed link, for a new password or to sign in. */
export default function ForgotPage() {
  const [sentTo, setSentTo] = useState('');
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.cantSignIn} space={1.5} />
      <NeedsMails otherwise={t.itCannotMailYouA}>
        {sentTo ? <MailSent to={sentTo} /> : <RequestForm onSent={setSentTo} />}
      </NeedsMails>
      <Typography sx={{ mt: 3 }}>
        <Link href={loginUrl()}>{t.backToSignIn}</Link>
      </Typography>
    </Box>
  );
}

const inline = { context: { inlineErrors: true } };

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const mailed = useMailed();
  const [reset, resetting] = useRequestPasswordResetMutation(inline);
  const [link, linking] = useRequestSignInLinkMutation(inline);
  const { message, fields } = formError(resetting.error ?? linking.error);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const email = String(new FormData(event.currentTarget).get('email'));
    resetting.reset();
    linking.reset();
    const request = submitter?.getAttribute('value') === 'link' ? link : reset;
    request({ variables: { email } }).then(({ data }) => data && onSent(email), ignoreShown);
  };

  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t.enterTheEMailAddress} {mailed(t.weMailYouALink)}
      </Typography>
      {message && <Message severity="error">{message}</Message>}
      <TextField
        required
        label={t.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        error={fields.email}
      />
      <SubmitButton pending={resetting.loading}>{t.mailMeALinkFor}</SubmitButton>
      <Button type="submit" value="link" variant="outlined" loading={linking.loading}>
        {t.mailMeALinkTo}
      </Button>
    </Stack>
  );
}

function MailSent({ to }: { to: string }) {
  const mailed = useMailed();
  return <Message severity="info">{mailed(t.ifThereIsAnAccount(to))}</Message>;
}
