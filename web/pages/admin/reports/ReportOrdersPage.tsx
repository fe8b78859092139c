import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reports';
import { orderName } from '#money/order-name';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { periodOf } from '../../../features/periods/periods.ts';
import { adminOrderUrl, reportsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminHeading, AdminPage } from '../../../ui/AdminPage.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { CsvLink } from './CsvLink.tsx';
import { type ReportOrderListQuery, useReportOrderListQuery } from './Reports.generated.tsx';
import { csvUrl, type DimensionName, dimensions, isDimension, reportUrl } from './report-urls.ts';

/** The orders behind a row of a report. They name nobody, and are opened by who may see orders. */
export default function ReportOrdersPage() {
  const { report = '' } = useParams();
  if (isDimension(report)) return <Orders name={report} />;
  return (
    <>
      <AdminHeading title={t.reports} />
      <EmptyState action={{ href: reportsUrl, label: t.allReports }}>{t.noSuchReport}</EmptyState>
    </>
  );
}

function Orders({ name }: { name: DimensionName }) {
  const { params } = useTableQuery(['at']);
  const key = params.get('key');
  const period = periodOf(params);
  const result = useReportOrderListQuery({ variables: { by: dimensions[name], key, ...period } });
  return (
    <AdminPage
      title={t.ordersOf(t.titles[name], params.get('row'))}
      back={`${reportUrl(name)}?${new URLSearchParams(period)}`}
      result={result}
      action={<CsvLink href={csvUrl('orders', { by: name, ...period, ...(key !== null && { key }) })} />}
    >
      {({ reportOrders }) => <Found found={reportOrders} />}
    </AdminPage>
  );
}

function Found({ found }: { found: ReportOrderListQuery['reportOrders'] }) {
  const viewer = useViewer();
  const { orders, total, from, to, currency, paid, refunded, net } = found;
  if (total === 0) return <EmptyState>{t.noOrders}</EmptyState>;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const mayOpen = may(viewer, 'ORDERS');
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t.ordersIntro(total, from, to)}</Typography>
      <Typography sx={{ mb: 2 }}>
        {t.paid}: {money(paid)} · {t.refunded}: {money(refunded)} · {t.net}: <strong>{money(net)}</strong>
      </Typography>
      {!mayOpen && <Message severity="info">{t.needsOrders}</Message>}
      <DataTable
        label={t.order}
        rows={orders}
        columns={[
          {
            title: t.order,
            cell: ({ id, number }) =>
              mayOpen ? <RowLink href={adminOrderUrl(id)}>{orderName(number)}</RowLink> : orderName(number),
          },
          { title: t.lastMoved, cell: ({ at }) => <Time iso={at} /> },
          { title: t.paid, isNumber: true, cell: (row) => money(row.paid) },
          { title: t.refunded, isNumber: true, cell: (row) => money(row.refunded) },
          { title: t.net, isNumber: true, cell: (row) => money(row.net) },
        ]}
      />
      {orders.length < total && (
        <Typography sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t.firstOrders(orders.length)}
        </Typography>
      )}
    </>
  );
}
