import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ignoreShown } from '../../../apollo/errors.ts';
import { LinkError } from '../../../features/accounts/LinkError.tsx';
import { useMailedToken } from '../../../features/accounts/useMailedToken.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';
import {
  type EmailToVerifyQuery,
  useEmailToVerifyQuery,
  useVerifyEmailMutation,
} from './VerifyPage.generated.tsx';

/** Confirming an e-mail address, from a mailed link. Only a press uses the token up, since mail scanners open links. */
export default function VerifyPage() {
  const token = useMailedToken();
  const variables = { token: token ?? '' };
  const found = useEmailToVerifyQuery({ variables, skip: token === null, fetchPolicy: 'no-cache' });
  const [verify, { loading, error, data }] = useVerifyEmailMutation({ context: { inlineErrors: true } });
  const press = () => void verify({ variables }).catch(ignoreShown);
  const address = found.data?.emailToVerify;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title="Confirm your address" space={3} />
      {data ? (
        <Message severity="success">Thank you. Your e-mail address is confirmed.</Message>
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <LinkError error={error ?? found.error} />
          {address ? <Consequence {...address} /> : !found.error && <Loader />}
          {address && !address.countsAt && (
            <Button variant="contained" size="large" loading={loading} onClick={press}>
              Confirm my address
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
}

/** Which address counts from the press on, and who entered it: staff may have sent the link to somebody else than its reader. */
function Consequence({ email, isFromStaff, countsAt }: EmailToVerifyQuery['emailToVerify']) {
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Once it is confirmed, <strong>{email}</strong> alone signs in to the account and gets its mails.
      </Typography>
      {isFromStaff && (
        <Message severity="warning">
          Our staff entered this address. Confirm it only if it is your own and you asked for it: who reads
          its mails can open the account.
        </Message>
      )}
      {countsAt && (
        <Message severity="info">
          It can be confirmed from <Time iso={countsAt} /> on, or as soon as you agree on your profile or by
          the mail to the old address.
        </Message>
      )}
    </>
  );
}
