import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { AnswerNewEmail } from '../../../features/accounts/AnswerNewEmail.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';

/** Answering for a new address that staff entered, from a mailed link. Only a press uses the token up, since mail scanners open links. */
export default function NewEmailPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title="A new e-mail address" space={3} />
      <Stack sx={{ gap: 2.5 }}>
        <Typography>
          Our staff entered the e-mail address that the mail names for your account. Agree if you asked for
          it: it counts as soon as it is confirmed. Cancel it if you did not.
        </Typography>
        <AnswerNewEmail token={token} />
      </Stack>
    </Box>
  );
}
