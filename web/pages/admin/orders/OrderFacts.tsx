import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/orders';
import * as list from '#messages/orders';
import { CITRON, INK } from '#money/house-colors';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** Whether and when an order was paid, and what was given back of it. */
export function PaymentCell({ order }: { order: OrderListRowFragment }) {
  const { paidAt, authorizedUntil, cancelledAt, acceptedAt, paymentChoice, refund, state } = order;
  if (refund) return <Chip size="small" label={refund.refundedAt ? list.refunded : list.partlyRefunded} />;
  if (paidAt) return <Done iso={paidAt} />;
  if (state === 'PARTLY_PAID') return <Waiting label={list.states.PARTLY_PAID} />;
  if (authorizedUntil) return <Quiet>{list.reservedUntil(<ShortDate iso={authorizedUntil} />)}</Quiet>;
  if (cancelledAt) return <Quiet>{list.notPaid}</Quiet>;
  return <Waiting label={list.notPaid} title={acceptedAt ? paymentChoice.label : undefined} />;
}

/** What the shop does next. */
function Next({ label }: { label: string }) {
  return <Chip size="small" label={label} sx={{ bgcolor: CITRON, color: INK }} />;
}

/** What waits for somebody else. */
function Waiting(props: { label: string; title?: string }) {
  return <Chip size="small" variant="outlined" color="warning" {...props} />;
}

/** What is to be shipped of an order, or when it arrived. Citron marks what the shop does next. */
export function FulfillmentCell({ order }: { order: OrderListRowFragment }) {
  const { state, deliveredAt, cancelledAt, hold, shippingMethod } = order;
  const isFetched = shippingMethod?.kind === 'PICKUP';
  if (hold) return <Chip size="small" label={t.onHold} title={hold.reason} />;
  if (deliveredAt) return <Done iso={deliveredAt} />;
  // Also when its money went back, which its state says then.
  if (cancelledAt) return <Chip size="small" label={list.cancelled} />;
  switch (state) {
    case 'PAID':
    case 'AUTHORIZED':
      return <Next label={t.toShip(isFetched)} />;
    case 'PARTLY_FULFILLED':
      return <Next label={list.stateOf(state, isFetched)} />;
    case 'FULFILLED':
      return <Done>{list.stateOf(state, isFetched)}</Done>;
    default:
      return <Quiet>{list.notDelivered(isFetched)}</Quiet>;
  }
}

/** Something that is done, with its day: it needs no colour any more. */
function Done({ iso, children }: { iso?: string; children?: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'success.main' }}>
        <Icon name="check" size={16} />
      </Box>
      {children ?? <ShortDate iso={iso} />}
    </Box>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
