import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/verify';
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
      <PageHeading title={t.confirmYourAddress} space={3} />
      {data ? (
        <Message severity="success">{t.thankYouYourEMail}</Message>
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <LinkError error={error ?? found.error} />
          {address ? <Consequence {...address} /> : !found.error && <Loader />}
          {address && !address.countsAt && (
            <Button variant="contained" size="large" loading={loading} onClick={press}>
              {t.confirmMyAddress}
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
        {t.onceItIsConfirmedAlone(<strong>{email}</strong>)}
      </Typography>
      {isFromStaff && <Message severity="warning">{t.ourStaffEnteredThisAddress}</Message>}
      {countsAt && <Message severity="info">{t.itCanBeConfirmedFrom(<Time iso={countsAt} />)}</Message>}
    </>
  );
}
