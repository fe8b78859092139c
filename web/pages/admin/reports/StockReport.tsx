import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reports';
import { DayField } from '../../../features/periods/PeriodFields.tsx';
import { reportsUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { CsvLink } from './CsvLink.tsx';
import { BarChart, ChartFrame } from './charts.tsx';
import { useStockQuery } from './Reports.generated.tsx';
import { csvUrl } from './report-urls.ts';

/** What was in stock at the end of a day. */
export function StockReport() {
  const query = useTableQuery(['value']);
  const result = useStockQuery({
    variables: { day: query.params.get('to') },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage
      title={t.titles.stock}
      back={reportsUrl}
      intro={t.stockIntro}
      result={result}
      action={({ stockValue: { day } }) => <CsvLink href={csvUrl('stock', { to: day })} />}
    >
      {({ stockValue: { day, rows, units, value, currency } }) => (
        <>
          <DayField label={t.onDay} value={day} onChange={(to) => query.apply({ to })} />
          {rows.length === 0 ? (
            <EmptyState>{t.noStock}</EmptyState>
          ) : (
            <>
              <Typography
                component="p"
                sx={{ mt: 2, fontSize: { xs: '1.125rem', sm: '1.75rem' }, fontWeight: 700 }}
              >
                <Money cents={value} currency={currency} />
              </Typography>
              <ChartFrame>
                <BarChart
                  currency={currency}
                  points={rows.slice(0, 10).map((row) => ({ label: row.name ?? t.unknown, net: row.value }))}
                />
              </ChartFrame>
              <DataTable
                label={t.titles.stock}
                rows={[
                  ...rows.map((row) => ({ ...row, id: row.key ?? '' })),
                  { id: 'all', key: 'all', name: t.all, units, value },
                ]}
                columns={[
                  { title: t.firstColumn.category, cell: ({ name }) => name ?? t.unknown },
                  { title: t.units, isNumber: true, cell: (row) => row.units },
                  {
                    title: t.value,
                    isNumber: true,
                    cell: (row) => <Money cents={row.value} currency={currency} />,
                  },
                ]}
              />
            </>
          )}
        </>
      )}
    </AdminPage>
  );
}
