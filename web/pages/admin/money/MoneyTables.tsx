import Typography from '@mui/material/Typography';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { RecheckCheckout } from '../../../features/payments/RecheckCheckout.tsx';
import { RefundPayment } from '../../../features/payments/RefundPayment.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { Time } from '../../../ui/Time.tsx';
import type { MoneyCheckPageQuery, MoneyRowsFragment } from './MoneyCheckPage.generated.tsx';
import { ProviderMoney } from './ProviderMoney.tsx';

const columns: Column<MoneyRowsFragment>[] = [
  { title: 'WHAT', cell: ({ note }) => note },
  { title: 'AMOUNT', cell: ({ amount, currency }) => <ProviderMoney amount={amount} currency={currency} /> },
  { title: 'DATE', cell: ({ at }) => <Day iso={at} /> },
  { title: 'PAYMENT', cell: ({ paymentId }) => <small>{paymentId ?? 'None'}</small> },
  {
    title: 'ORDER',
    cell: ({ orderId }) => (orderId ? <AdminOrderLink id={orderId} /> : <small>None</small>),
  },
  { title: 'What to do', hideTitle: true, cell: (row) => <Action row={row} /> },
];

const until: Column<MoneyRowsFragment> = {
  title: 'SETTLED BY',
  cell: ({ until }) => until && <Time iso={until} />,
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

type BrokenRule = MoneyCheckPageQuery['moneyCheck']['brokenRules'][number];

const ruleColumns: Column<BrokenRule>[] = [
  { title: 'RULE', cell: ({ rule, sentence }) => `${rule}: ${sentence}` },
  { title: 'WHERE', cell: ({ subject }) => <small>{subject}</small> },
  { title: 'WHAT IS WRONG', cell: ({ problem }) => problem },
];

/** The invariants that the shop's data breaks. */
export function BrokenRules({ rules }: { rules: BrokenRule[] }) {
  return (
    <MoneyTable
      title="Broken rules"
      note="What must always be true and is not. Amounts are in minor units. Make a backup before you change anything by hand."
      columns={ruleColumns}
      rows={rules.map((rule) => ({ ...rule, id: `${rule.rule} ${rule.subject} ${rule.problem}` }))}
    />
  );
}

interface MoneyTableProps<Row> {
  title: string;
  /** What to know about the rows. */
  note?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of the money check under its heading; nothing without rows. */
function MoneyTable<Row extends { id: string }>({ title, note, columns, rows }: MoneyTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {title}
      </Typography>
      {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
      <DataTable label={title} columns={columns} rows={rows} stale={false} />
    </section>
  );
}
