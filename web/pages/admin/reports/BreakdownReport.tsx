import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reports';
import { readFailure } from '../../../apollo/errors.ts';
import { changeOf } from '../../../features/dashboard/change-of.ts';
import { PeriodFields } from '../../../features/periods/PeriodFields.tsx';
import { periodOf, presetsOn, useToday, usualDays } from '../../../features/periods/periods.ts';
import { reportsUrl } from '../../../router/admin-urls.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import { CsvLink } from './CsvLink.tsx';
import { BarChart, ChartFrame, TimeChart } from './charts.tsx';
import { type ReportQuery, useReportQuery } from './Reports.generated.tsx';
import { csvUrl, type DimensionName, dimensions } from './report-urls.ts';
import { pointName } from './row-name.ts';

/** Bars of a chart. */
const BARS = 10;
/** Rows of a page: all steps of a time, and as many of others as one reads. */
const ROWS = { time: 500, others: 25 };

const isTime = (name: DimensionName) => name === 'day' || name === 'week' || name === 'month';

/** A report of what was paid and refunded by something, of the days in its address. */
export function BreakdownReport({ name }: { name: DimensionName }) {
  const query = useTableQuery(['net']);
  const given = periodOf(query.params);
  const today = useToday();
  const period = given.from ? given : { ...given, ...usualDays(name, today) };
  const first = isTime(name) ? ROWS.time : ROWS.others;
  const result = useReportQuery({
    variables: { by: dimensions[name], first, ...period },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = result;
  const page = { title: t.titles[name], back: reportsUrl, intro: t.hints[name] };
  // Of days that the shop refuses there are no figures, and another try does not help.
  if (error && readFailure(error).code === 'BAD_USER_INPUT')
    return (
      <AdminPage {...page} result={{ data: { from: '', to: '', currency: '', ...period }, refetch }}>
        {(refused) => (
          <>
            <PeriodFields query={query} currencies={[]} {...refused} />
            <Message severity="error">{error.message}</Message>
          </>
        )}
      </AdminPage>
    );
  return (
    <AdminPage
      {...page}
      result={result}
      action={({ salesBreakdown: { from, to, currency } }) => (
        <CsvLink href={csvUrl(name, { from, to, currency })} />
      )}
    >
      {({ salesBreakdown }) => (
        <>
          <PeriodFields query={query} {...salesBreakdown} />
          <Report name={name} report={salesBreakdown} thisYear={query.href({ ...presetsOn(today).year })} />
        </>
      )}
    </AdminPage>
  );
}

interface ReportProps {
  name: DimensionName;
  report: ReportQuery['salesBreakdown'];
  thisYear: string;
}

function Report({ name, report, thisYear }: ReportProps) {
  const { current, previous, rows, others, currency } = report;
  const isEmpty = current.orders === 0 && current.refunded === 0 && previous.net === 0;
  if (isEmpty) return <EmptyState action={{ href: thisYear, label: t.longer }}>{t.nothing}</EmptyState>;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const isRefunds = name === 'return-reason';
  const [now, before] = isRefunds ? [current.refunded, previous.refunded] : [current.net, previous.net];
  const points = rows.map((row) => ({
    label: pointName(name, row),
    net: isRefunds ? row.refunded : row.net,
    before: row.previousNet,
  }));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="p" sx={sum}>
          {money(now)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.against(money(before), changeOf(now, before), report.previousFrom, report.previousTo)}
        </Typography>
      </Box>
      <Box component="dl" sx={facts}>
        {(
          [
            [t.paid, money(current.paid)],
            [t.refunded, money(current.refunded)],
            [t.paidOrders, current.orders],
          ] as const
        ).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {rows.length > 0 && (
        <ChartFrame>
          {isTime(name) ? (
            <TimeChart points={points} currency={currency} />
          ) : (
            <BarChart points={points.slice(0, BARS)} currency={currency} />
          )}
        </ChartFrame>
      )}
      {isTime(name) && <Typography sx={note}>{t.chart}</Typography>}
      <BreakdownTable name={name} report={report} />
      {others && <Typography sx={note}>{t.firstRows(rows.length)}</Typography>}
      <Typography sx={note}>
        {t.whatCounts} {!isTime(name) && t.whatIsShared}
      </Typography>
    </>
  );
}

const sum = { fontFamily: 'h1.fontFamily', fontSize: { xs: '1.125rem', sm: '1.75rem' }, fontWeight: 700 };
const note = { mt: 1, maxWidth: '75ch', fontSize: '0.8125rem', color: 'text.secondary' };
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  my: 1,
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700 },
};
