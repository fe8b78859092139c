import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/new-email';
import { AnswerNewEmail } from '../../../features/accounts/AnswerNewEmail.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** Answering for a new address that staff entered, from a mailed link. Only a press uses the token up, since mail scanners open links. */
export default function NewEmailPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.aNewEMailAddress} space={3} />
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{t.ourStaffEnteredTheE}</Typography>
        <AnswerNewEmail token={token} />
      </Stack>
    </Box>
  );
}
