import * as t from '#messages/admin/reports';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { ReportQuery, ReportRowFragment } from './Reports.generated.tsx';
import { type DimensionName, reportOrdersUrl } from './report-urls.ts';
import { rowName } from './row-name.ts';

type Row = ReportRowFragment & { id: string; isRest?: boolean };
type Amount = 'paid' | 'refunded' | 'net' | 'tax' | 'netWithoutTax' | 'previousNet';

/** Reports that divide payments among lines, and so know units and tax. */
const SHARED = new Set<DimensionName>(['product', 'category', 'tax-rate', 'tax-country', 'return-reason']);

interface BreakdownTableProps {
  name: DimensionName;
  report: ReportQuery['salesBreakdown'];
}

/** The rows of a report, each with a link to the orders behind it. */
export function BreakdownTable({ name, report }: BreakdownTableProps) {
  const { rows, others, from, to, currency } = report;
  const all: Row[] = [
    ...rows.map((row) => ({ ...row, id: row.key ?? '' })),
    ...(others ? [{ ...others, id: 'others', isRest: true }] : []),
  ];
  const amount = (title: string, of: Amount): Column<Row> => ({
    title,
    isNumber: true,
    cell: (row) => <Money cents={row[of]} currency={currency} />,
  });
  const count = (title: string, of: 'orders' | 'units' | 'returnedUnits'): Column<Row> => ({
    title,
    isNumber: true,
    cell: (row) => row[of],
  });
  const isShared = SHARED.has(name);
  const isTax = name === 'tax-rate' || name === 'tax-country';
  const isReturns = name === 'return-reason';
  const refundedBefore: Column<Row> = {
    title: t.refundedBefore,
    isNumber: true,
    // Not -row.previousNet: it would be -0.00 of nothing.
    cell: (row) => <Money cents={0 - row.previousNet} currency={currency} />,
  };
  const columns: Column<Row>[] = [
    {
      title: t.firstColumn[name],
      cell: (row) => {
        if (row.isRest) return t.others;
        const href = reportOrdersUrl(name, { key: row.key, row: rowName(name, row) }, { from, to, currency });
        const isZero = row.orders === 0 && row.refunded === 0;
        return isZero ? (
          rowName(name, row)
        ) : (
          <RowLink href={href} wraps>
            {rowName(name, row)}
          </RowLink>
        );
      },
    },
    ...(isReturns ? [] : [count(t.paidOrders, 'orders')]),
    ...(isShared && !isTax && !isReturns ? [count(t.units, 'units')] : []),
    ...(isShared && !isTax ? [count(t.unitsRefunded, 'returnedUnits')] : []),
    ...(isReturns ? [] : [amount(t.paid, 'paid')]),
    amount(t.refunded, 'refunded'),
    ...(isTax ? [amount(t.withoutTax, 'netWithoutTax'), amount(t.tax, 'tax')] : []),
    ...(isReturns ? [] : [amount(t.net, 'net')]),
    ...(isReturns ? [refundedBefore] : [amount(t.netBefore, 'previousNet')]),
  ];
  return <DataTable label={t.titles[name]} columns={columns} rows={all} />;
}
