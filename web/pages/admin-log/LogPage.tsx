import Typography from '@mui/material/Typography';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useTableQuery } from '../../ui/useTableQuery.ts';
import { Changes } from './Changes.tsx';
import { LogFilters } from './LogFilters.tsx';
import { type LogEntryFragment, useLogPageQuery } from './LogPage.generated.tsx';

const columns: Column<LogEntryFragment>[] = [
  { title: 'WHEN', cell: ({ at }) => <time dateTime={at}>{new Date(at).toLocaleString()}</time> },
  { title: 'WHO', cell: ({ actorName }) => actorName },
  { title: 'WHAT', cell: ({ sentence }) => sentence },
  {
    title: 'OF',
    cell: ({ subjectType, subjectId }) => (
      <span>
        {subjectType} <small>{subjectId}</small>
      </span>
    ),
  },
  { title: 'CHANGES', cell: ({ changes }) => <Changes changes={changes} /> },
];

/** Who of the staff changed what. */
export default function LogPage() {
  const query = useTableQuery(['AT']);
  const { data, previousData, error, refetch } = useLogPageQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      page: query.variables.page,
      subject: query.filter('subject'),
      from: dayOf(query.filter('from'), 0),
      to: dayOf(query.filter('to'), 1),
    },
  });
  const log = (data ?? previousData)?.auditLog;
  return (
    <>
      <PageTitle title="Log" />
      <Typography variant="h1">Log</Typography>
      <LogFilters query={query} />
      <LoadError error={error} onRetry={refetch} />
      {!log && !error && <Loader />}
      {log?.entries.length === 0 && (
        <EmptyState action={{ href: query.all, label: 'Show all' }}>Nothing matches.</EmptyState>
      )}
      {log && log.entries.length > 0 && (
        <DataTable label="Log" columns={columns} rows={log.entries} stale={!data} />
      )}
      {log && <Pager page={log.page} pages={log.pages} href={(to) => query.href({ page: String(to) })} />}
    </>
  );
}

/** The start of the day so many days later, where the viewer is. Anything else in the address is no filter. */
function dayOf(day: string | null, later: number): string | null {
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return null;
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
