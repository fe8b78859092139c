import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import * as t from '#messages/admin/mails';
import { MailText } from '../../../features/mails/MailText.tsx';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { adminMailsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { MailState } from '../../../ui/MailState.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { Time } from '../../../ui/Time.tsx';
import { type MailPageQuery, useMailPageQuery } from './MailPage.generated.tsx';
import { SendAgain } from './SendAgain.tsx';

/** One mail, with its text as it would be sent now. */
export default function MailPage() {
  const { id = '' } = useParams();
  const result = useMailPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={result.data?.mail.mail.title ?? t.mail}
      back={adminMailsUrl}
      maxWidth={720}
      result={result}
    >
      {({ mail }) => (
        <>
          <Facts mail={mail.mail} />
          <SendAgain mail={mail.mail} />
          <MailText shown={mail} />
        </>
      )}
    </AdminPage>
  );
}

function Facts({ mail }: { mail: MailPageQuery['mail']['mail'] }) {
  const isWaiting = useSettings().mails === 'waiting';
  const {
    state,
    toName,
    toAddress,
    subject,
    orderId,
    orderNumber,
    createdAt,
    sentAt,
    nextAttemptAt,
    attempts,
  } = mail;
  const next = isWaiting ? t.whenAMailServerIsSet : nextAttemptAt ? <Time iso={nextAttemptAt} /> : t.now;
  const facts: [string, ReactNode][] = [
    [t.state, <MailState key="state" state={state} />],
    [t.to, [toName, toAddress || 'erased'].filter(Boolean).join(', ')],
    [t.subject, subject],
    [t.order, orderId && <AdminOrderLink key="order" id={orderId} number={orderNumber} />],
    [t.queued, <Time key="queued" iso={createdAt} />],
    [t.sent, sentAt && <Time key="sent" iso={sentAt} />],
    [t.nextAttempt, state === 'DUE' ? next : null],
    [t.attempts, attempts],
    [t.lastError, mail.lastError],
  ];
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
      {facts.map(
        ([name, value]) =>
          (value || value === 0) && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}
