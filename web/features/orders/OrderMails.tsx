import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import * as t from '#messages/admin/mails';
import { adminMailsUrl, adminMailUrl } from '../../router/admin-urls.ts';
import { MailState } from '../../ui/MailState.tsx';
import { Time } from '../../ui/Time.tsx';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useOrderMailsQuery } from './OrderMails.generated.tsx';
import { OrderSection } from './OrderSection.tsx';

interface OrderMailsProps {
  order: OrderDetailFragment;
  /** Another number when something has changed that is not in the order. */
  changes: number;
}

/** For staff: the newest mails about an order, and what became of each. */
export function OrderMails({ order, changes }: OrderMailsProps) {
  const { data, refetch } = useOrderMailsQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const read = useRef({ order, changes });
  useEffect(() => {
    if (read.current.order === order && read.current.changes === changes) return;
    read.current = { order, changes };
    void refetch();
  }, [order, changes, refetch]);
  if (!data || data.mails.total === 0) return null;
  const { mails, total } = data.mails;
  return (
    <Paper variant="outlined">
      <OrderSection
        title={t.mails}
        action={
          total > mails.length && <Link href={`${adminMailsUrl}?order=${order.id}`}>{t.allMails(total)}</Link>
        }
      >
        <Box component="ul" aria-label={t.mails} sx={list}>
          {mails.map(({ id, title, state, createdAt, sentAt }) => (
            <Box component="li" key={id} sx={row}>
              <Link href={adminMailUrl(id)}>{title}</Link>
              <MailState state={state} />
              <Box component="span" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
                <Time iso={sentAt ?? createdAt} />
              </Box>
            </Box>
          ))}
        </Box>
      </OrderSection>
    </Paper>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, fontSize: '0.875rem' };
const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 };
