import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/invitation';
import { readFailure } from '../../../apollo/errors.ts';
import { useMailedToken } from '../../../features/accounts/useMailedToken.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useInvitationPageQuery } from './InvitationPage.generated.tsx';

/** Joining the staff, from a mailed link. Only the button uses the link up, since mail scanners open links. */
export default function InvitationPage() {
  const token = useMailedToken();
  const { data, error, refetch } = useInvitationPageQuery({
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'no-cache',
  });
  const isInvalid =
    token === '' || (error && ['TOKEN_INVALID', 'BAD_USER_INPUT'].includes(readFailure(error).code ?? ''));
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.joinTheStaff} space={3} />
      {isInvalid ? (
        <Message severity="error">
          {t.thisInvitationIsNotValid(<Link href="/">{t.goToTheShop}</Link>)}
        </Message>
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
      {data && token ? <AnswerForm token={token} offer={data.invitation} /> : token && !error && <Loader />}
    </Box>
  );
}
