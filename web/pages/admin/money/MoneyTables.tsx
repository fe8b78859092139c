import * as t from '#messages/admin/money';
import { orderName } from '#money/order-name';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Time } from '../../../ui/Time.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import {
  type MoneyCheckPageQuery,
  type MoneyRowsFragment,
  useRecheckCheckoutMutation,
  useRefundPaymentMutation,
} from './MoneyCheckPage.generated.tsx';
import { ProviderMoney } from './ProviderMoney.tsx';

/** Looks for payments of a checkout at the provider, and settles what it finds. */
const Recheck = actionButton(useRecheckCheckoutMutation, ({ recheckCheckout }) =>
  recheckCheckout ? t.itIsPaidNow : t.noPaymentOfItWas,
);

/** Makes a refund that is due, without waiting for the next attempt. Pressing twice refunds once. */
const Refund = actionButton(useRefundPaymentMutation, t.refunded);

const columns: Column<MoneyRowsFragment>[] = [
  { title: t.what, cell: ({ note }) => note },
  {
    title: t.amount,
    isNumber: true,
    cell: ({ amount, currency }) => <ProviderMoney amount={amount} currency={currency} />,
  },
  { title: t.date, cell: ({ at }) => <Day iso={at} /> },
  { title: t.payment, cell: ({ paymentId }) => <small>{paymentId ?? t.none}</small> },
  {
    title: t.order,
    cell: ({ orderId, orderNumber }) =>
      orderId ? <AdminOrderLink id={orderId} number={orderNumber} /> : <small>{t.none}</small>,
  },
  { title: t.whatToDo, hideTitle: true, cell: (row) => <Action row={row} /> },
];

const until: Column<MoneyRowsFragment> = {
  title: t.settledBy,
  cell: ({ until }) => until && <Time iso={until} />,
};

/** Payments or orders under a heading, with the action for each, and the time by which it settles by itself. */
export function MoneyRows({ title, rows }: { title: string; rows: readonly MoneyRowsFragment[] }) {
  const shown = rows.some((row) => row.until) ? columns.toSpliced(3, 0, until) : columns;
  return <MoneyTable title={title} columns={shown} rows={rows} />;
}

function Action({ row: { action, paymentId, orderNumber, checkoutId } }: { row: MoneyRowsFragment }) {
  if (action === 'REFUND' && paymentId)
    return (
      <Refund variables={{ paymentId }} variant="outlined" size="small">
        {t.refundNow(<VisuallyHidden>, {t.paymentPaymentId(paymentId)}</VisuallyHidden>)}
      </Refund>
    );
  if (action !== 'RECHECK' || !checkoutId) return null;
  const of = orderNumber ? t.orderNumber(orderName(orderNumber)) : t.paymentPaymentId(paymentId);
  return (
    <Recheck variables={{ checkoutId }} variant="outlined" size="small">
      {t.checkAgain(<VisuallyHidden>, {of}</VisuallyHidden>)}
    </Recheck>
  );
}

type BrokenRule = MoneyCheckPageQuery['moneyCheck']['brokenRules'][number];

const ruleColumns: Column<BrokenRule>[] = [
  { title: t.rule, cell: ({ rule, sentence }) => `${rule}: ${sentence}` },
  { title: t.where, cell: ({ subject }) => <small>{subject}</small> },
  { title: t.whatIsWrong, cell: ({ problem }) => problem },
];

/** The invariants that the shop's data breaks. */
export function BrokenRules({ rules }: { rules: BrokenRule[] }) {
  return (
    <MoneyTable
      title={t.brokenRules}
      note={t.whatMustAlwaysBeTrue}
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
    <Section title={title} intro={note} sx={{ mt: 5 }}>
      <DataTable label={title} columns={columns} rows={rows} />
    </Section>
  );
}
