import Box from '@mui/material/Box';
import * as t from '#messages/accounts';
import { Message } from '../../ui/Message.tsx';
import { Time } from '../../ui/Time.tsx';
import { AnswerNewEmail } from './AnswerNewEmail.tsx';

/** Tells the viewer of a new address that staff entered, and asks for an answer. */
export function NewEmailNotice({ email, countsAt }: { email: string; countsAt: string }) {
  return (
    <Message severity="warning">
      {t.ourStaffEnteredTheE(email, <Time iso={countsAt} />)}
      <Box sx={{ mt: 1 }}>
        <AnswerNewEmail />
      </Box>
    </Message>
  );
}
