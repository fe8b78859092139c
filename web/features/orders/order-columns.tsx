import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/orders';
import { orderName } from '#money/order-name';
import type { OrderColumn } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Money } from '../../ui/Money.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { OrderRowFragment } from './OrderRow.generated.tsx';
import { ShortDate } from './ShortDate.tsx';
import { StateChip } from './StateChip.tsx';

/** The columns of the table of one's own orders: the number and the last column link to the page of each. */
export const orderColumns = (href: (id: string) => string): Column<OrderRowFragment>[] => [
  {
    title: t.id,
    // In two lines, as the other cells are.
    cell: ({ id }) => (
      <Box component="small" sx={{ display: 'block', maxWidth: '20ch' }}>
        {id}
      </Box>
    ),
  },
  {
    title: t.order,
    cell: (order) => (
      <span>
        <Link href={href(order.id)} sx={{ fontWeight: 700 }}>
          {orderName(order.number)}
        </Link>
        <br />
        <StateChip order={order} />
      </span>
    ),
  },
  {
    title: t.date,
    sort: 'CREATED_AT' satisfies OrderColumn,
    cell: ({ createdAt }) => <ShortDate iso={createdAt} />,
  },
  {
    title: t.total,
    sort: 'TOTAL' satisfies OrderColumn,
    isNumber: true,
    cell: ({ totalPrice, currency }) => <Money cents={totalPrice} currency={currency} />,
  },
  { title: t.paid, cell: (order) => <PaidOn order={order} /> },
  {
    title: t.delivered,
    cell: ({ deliveredAt, shippingMethod }) => (
      <DoneOn iso={deliveredAt} notDone={t.notDelivered(shippingMethod?.kind === 'PICKUP')} />
    ),
  },
  {
    title: t.details,
    hideTitle: true,
    cell: ({ id, number }) => (
      <Button href={href(id)} variant="outlined" size="small">
        {t.detailsOf(<VisuallyHidden> {t.ofOrder(orderName(number))}</VisuallyHidden>)}
      </Button>
    ),
  },
];

/** The day on which an order was paid, and whether it was refunded; a red cross while it is unpaid. */
function PaidOn({
  order: { paidAt, acceptedAt, authorizedUntil, paymentChoice, cancelledAt, refund, state },
}: {
  order: OrderRowFragment;
}) {
  // By the state of the order, beside its number.
  const isSaid = state === 'REFUNDED' || state === 'PARTLY_REFUNDED';
  return (
    <span>
      <DoneOn iso={paidAt} notDone={t.notPaid} />
      {acceptedAt && !paidAt && !cancelledAt && <small> {paymentChoice.label}</small>}
      {authorizedUntil && <small> {t.reservedUntil(<ShortDate iso={authorizedUntil} />)}</small>}
      {refund && !isSaid && <small> {refund.refundedAt ? t.refunded : t.partlyRefunded}</small>}
    </span>
  );
}

/** The day on which something was done, or a red cross with `notDone` as its text for screen readers. */
function DoneOn({ iso, notDone }: { iso: string | null; notDone: string }) {
  return (
    <Mark isYes={iso !== null}>
      {iso ? <ShortDate iso={iso} /> : <VisuallyHidden>{notDone}</VisuallyHidden>}
    </Mark>
  );
}
