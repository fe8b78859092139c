import Link from '@mui/material/Link';
import { RecheckCheckout } from '../../features/payments/RecheckCheckout.tsx';
import { RefundPayment } from '../../features/payments/RefundPayment.tsx';
import { orderUrl } from '../../router/urls.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Day } from '../../ui/Day.tsx';
import { Money } from '../../ui/Money.tsx';
import type { MoneyRowsFragment } from './MoneyCheckPage.generated.tsx';
import { MoneyTable } from './MoneyTable.tsx';

const columns: Column<MoneyRowsFragment>[] = [
  { title: 'WHAT', cell: ({ note }) => note },
  { title: 'AMOUNT', cell: ({ amount, currency }) => <Money cents={amount} currency={currency} /> },
  { title: 'DATE', cell: ({ at }) => <Day iso={at} /> },
  { title: 'PAYMENT', cell: ({ paymentId }) => <small>{paymentId ?? 'None'}</small> },
  {
    title: 'ORDER',
    cell: ({ orderId }) => (orderId ? <Link href={orderUrl(orderId)}>{orderId}</Link> : <small>None</small>),
  },
  { title: 'What to do', hideTitle: true, cell: (row) => <Action row={row} /> },
];

const until: Column<MoneyRowsFragment> = {
  title: 'SETTLED BY',
  cell: ({ until }) => until && <time dateTime={until}>{new Date(until).toLocaleTimeString()}</time>,
};

/** Payments or orders under a heading, with the action for each, and the time by which it settles by itself. */
export function MoneyRows({ title, rows }: { title: string; rows: readonly MoneyRowsFragment[] }) {
  const shown = rows.some((row) => row.until) ? columns.toSpliced(3, 0, until) : columns;
  return <MoneyTable title={title} columns={shown} rows={rows} />;
}

function Action({ row: { action, paymentId, orderId, checkoutId } }: { row: MoneyRowsFragment }) {
  if (action === 'REFUND' && paymentId) return <RefundPayment paymentId={paymentId} />;
  if (action !== 'RECHECK' || !checkoutId) return null;
  return (
    <RecheckCheckout checkoutId={checkoutId} of={orderId ? `order ${orderId}` : `payment ${paymentId}`} />
  );
}
