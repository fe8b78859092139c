import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { ignoreShown } from '../../../apollo/errors.ts';
import { LinkError } from '../../../features/accounts/LinkError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useVerifyEmailMutation } from './VerifyPage.generated.tsx';

/** Confirming an e-mail address, from a mailed link. Only a press uses the token up, since mail scanners open links. */
export default function VerifyPage() {
  const token = useLocation().hash.slice(1);
  const [verify, { loading, error, data }] = useVerifyEmailMutation({ context: { inlineErrors: true } });
  const press = () => void verify({ variables: { token } }).catch(ignoreShown);
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title="Confirm your address" space={3} />
      {data ? (
        <Message severity="success">Thank you. Your e-mail address is confirmed.</Message>
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <LinkError error={error} />
          <Button variant="contained" size="large" loading={loading} onClick={press}>
            Confirm my address
          </Button>
        </Stack>
      )}
    </Box>
  );
}
