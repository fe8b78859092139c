import Box from '@mui/material/Box';
import * as t from '#messages/admin/reports';
import { periodOf } from '../../../features/periods/periods.ts';
import { reportsUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { CsvLink } from './CsvLink.tsx';
import { ChartFrame, TimeChart } from './charts.tsx';
import { type CohortsQuery, useCohortsQuery } from './Reports.generated.tsx';
import { csvUrl } from './report-urls.ts';
import { nameOfMonth } from './row-name.ts';

/** What buyers of each month spent in the months since. */
export function CohortReport() {
  const period = periodOf(useTableQuery(['month']).params);
  const result = useCohortsQuery({ variables: period, fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={t.titles.cohorts}
      back={reportsUrl}
      intro={t.cohortsIntro}
      result={result}
      action={<CsvLink href={csvUrl('cohorts', period)} />}
    >
      {({ buyerCohorts }) => <Cohorts report={buyerCohorts} />}
    </AdminPage>
  );
}

function Cohorts({ report: { cohorts, currency } }: { report: CohortsQuery['buyerCohorts'] }) {
  const shown = cohorts.filter(({ cells }) => cells.some(({ buyers, net }) => buyers > 0 || net !== 0));
  if (shown.length === 0) return <EmptyState>{t.nothing}</EmptyState>;
  // Without those before the first buyer.
  const months = shown[0]!.cells.map(({ month }) => month);
  const cellOf = (cells: (typeof cohorts)[number]['cells'], month: string) =>
    cells.find((cell) => cell.month === month);
  const sumOf = (month: string) =>
    cohorts.reduce((sum, { cells }) => sum + (cellOf(cells, month)?.net ?? 0), 0);
  const most = Math.max(1, ...shown.flatMap(({ cells }) => cells.map(({ net }) => net)));
  return (
    <>
      <ChartFrame>
        <TimeChart
          currency={currency}
          points={months.map((month) => ({ label: nameOfMonth(month), net: sumOf(month) }))}
        />
      </ChartFrame>
      <Box role="region" aria-label={t.titles.cohorts} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t.firstPayment}</th>
              {months.map((month) => (
                <th scope="col" key={month}>
                  {nameOfMonth(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ month: first, cells }) => (
              <tr key={first}>
                <th scope="row">{first ? nameOfMonth(first) : t.earlier}</th>
                {months.map((month) => {
                  const cell = cellOf(cells, month);
                  const share = Math.round((Math.max(0, cell?.net ?? 0) / most) * 24);
                  const bgcolor = `color-mix(in srgb, var(--palette-primary-main) ${share}%, transparent)`;
                  return (
                    <Box component="td" key={month} sx={{ bgcolor }}>
                      {cell && (cell.buyers > 0 || cell.net !== 0) && (
                        <>
                          <Money cents={cell.net} currency={currency} />
                          <Box component="small" sx={{ display: 'block' }}>
                            {t.cohortBuyers(
                              cell.buyers,
                              first ? returned(cell.buyers, cells[0]!.buyers) : null,
                            )}
                          </Box>
                        </>
                      )}
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

/** How many percent of the buyers of a cohort paid in a month; null for a cohort without any. */
export const returned = (buyers: number, all: number): number | null =>
  all > 0 ? Math.round((100 * buyers) / all) : null;

const table = {
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { p: 1, textAlign: 'end', whiteSpace: 'nowrap', border: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'start', position: 'sticky', left: 0, bgcolor: 'background.default' },
};
