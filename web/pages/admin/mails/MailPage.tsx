import Box from '@mui/material/Box';
import * as t from '#messages/admin/mails';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { adminMailsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { Time } from '../../../ui/Time.tsx';
import { type MailPageQuery, useMailPageQuery } from './MailPage.generated.tsx';
import { MailState } from './MailState.tsx';
import { MailText } from './MailText.tsx';
import { SendAgain } from './SendAgain.tsx';

/** One mail, with its text as it would be sent now. */
export default function MailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useMailPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <BackLink href={adminMailsUrl} />
      <PageHeading title={data?.mail.mail.title ?? t.mail} space={2} />
      <LoadError error={error} onRetry={refetch} />
      {data ? (
        <>
          <Facts mail={data.mail.mail} />
          <SendAgain mail={data.mail.mail} />
          <MailText shown={data.mail} />
        </>
      ) : (
        !error && <Loader />
      )}
    </Box>
  );
}

function Facts({ mail }: { mail: MailPageQuery['mail']['mail'] }) {
  const isWaiting = useSettings().mails === 'waiting';
  const { state, toName, toAddress, subject, orderId, createdAt, sentAt, nextAttemptAt, attempts } = mail;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0 },
      }}
    >
      <dt>{t.state}</dt>
      <dd>
        <MailState state={state} />
      </dd>
      <dt>{t.to}</dt>
      <dd>{[toName, toAddress || 'erased'].filter(Boolean).join(', ')}</dd>
      {subject && (
        <>
          <dt>{t.subject}</dt>
          <dd>{subject}</dd>
        </>
      )}
      {orderId && (
        <>
          <dt>{t.order}</dt>
          <dd>
            <AdminOrderLink id={orderId} />
          </dd>
        </>
      )}
      <dt>{t.queued}</dt>
      <dd>
        <Time iso={createdAt} />
      </dd>
      {sentAt && (
        <>
          <dt>{t.sent}</dt>
          <dd>
            <Time iso={sentAt} />
          </dd>
        </>
      )}
      {state === 'DUE' && (
        <>
          <dt>{t.nextAttempt}</dt>
          <dd>{isWaiting ? t.whenAMailServerIsSet : nextAttemptAt ? <Time iso={nextAttemptAt} /> : t.now}</dd>
        </>
      )}
      <dt>{t.attempts}</dt>
      <dd>{attempts}</dd>
      {mail.lastError && (
        <>
          <dt>{t.lastError}</dt>
          <dd>{mail.lastError}</dd>
        </>
      )}
    </Box>
  );
}
