import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RecheckCheckout } from '../../features/payments/RecheckCheckout.tsx';
import { RefundPayment } from '../../features/payments/RefundPayment.tsx';
import { orderUrl } from '../../router/urls.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Day } from '../../ui/Day.tsx';
import { Money } from '../../ui/Money.tsx';
import type { MoneyRowsFragment } from './MoneyCheckPage.generated.tsx';

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

interface MoneyRowsProps {
  title: string;
  rows: readonly MoneyRowsFragment[];
}

/**
 * Payments or orders under a heading, each with what can be done about it, and by when it is settled if that happens by
 * itself. Nothing when there are none.
 */
export function MoneyRows({ title, rows }: MoneyRowsProps) {
  if (rows.length === 0) return null;
  const shown = rows.some((row) => row.until) ? columns.toSpliced(3, 0, until) : columns;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {title}
      </Typography>
      <DataTable label={title} columns={shown} rows={rows} stale={false} />
    </section>
  );
}

function Action({ row: { action, paymentId, orderId, checkoutId } }: { row: MoneyRowsFragment }) {
  if (action === 'REFUND' && paymentId) return <RefundPayment paymentId={paymentId} />;
  if (action !== 'RECHECK' || !checkoutId) return null;
  return (
    <RecheckCheckout checkoutId={checkoutId} of={orderId ? `order ${orderId}` : `payment ${paymentId}`} />
  );
}
