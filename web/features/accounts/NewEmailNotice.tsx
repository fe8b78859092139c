import Box from '@mui/material/Box';
import { Message } from '../../ui/Message.tsx';
import { Time } from '../../ui/Time.tsx';
import { AnswerNewEmail } from './AnswerNewEmail.tsx';

/** Tells the viewer of a new address that staff entered, and asks for an answer. */
export function NewEmailNotice({ email, countsAt }: { email: string; countsAt: string }) {
  return (
    <Message severity="warning">
      Our staff entered the e-mail address {email} for your account. It counts from <Time iso={countsAt} />{' '}
      when the link that was mailed to it was used; as soon as that if you agree. Until then you sign in with
      the old address.
      <Box sx={{ mt: 1 }}>
        <AnswerNewEmail />
      </Box>
    </Message>
  );
}
