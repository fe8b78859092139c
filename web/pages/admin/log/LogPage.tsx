import Link from '@mui/material/Link';
import * as t from '#messages/admin/log';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { logUrl } from '../../../router/admin-urls.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { Changes } from './Changes.tsx';
import { LogFilters } from './LogFilters.tsx';
import { type LogEntryFragment, useLogPageQuery, useLogPeopleQuery } from './LogPage.generated.tsx';
import { shortName } from './short-name.ts';

const columns: Column<LogEntryFragment>[] = [
  { title: t.when, cell: ({ at }) => <Time iso={at} /> },
  {
    title: t.who,
    cell: ({ actorId, actorName }) => actorId && <Link href={logUrl({ actor: actorId })}>{actorName}</Link>,
  },
  {
    title: t.what,
    cell: ({ sentence, subjectType, subjectId, subjectName, orderId }) => (
      <span>
        {sentence}
        <br />
        <Link href={logUrl({ subject: subjectId })}>{subjectName ?? shortName(subjectType, subjectId)}</Link>
        {orderId && (
          <>
            <br />
            <AdminOrderLink
              id={orderId}
              label={orderId === subjectId ? t.seeTheOrder : t.see(shortName('order', orderId))}
            />
          </>
        )}
      </span>
    ),
  },
  { title: t.changes, cell: ({ changes }) => changes.length > 0 && <Changes changes={changes} /> },
];

/** Who of the staff changed what. */
export default function LogPage() {
  const query = useTableQuery(['AT']);
  const actor = query.filter('actor');
  const { data, previousData, error, refetch } = useLogPageQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      page: query.variables.page,
      actor,
      subject: query.filter('subject'),
      subjectType: query.filter('kind'),
      from: dayOf(query.filter('from'), 0),
      to: dayOf(query.filter('to'), 1),
    },
  });
  const { data: staff } = useLogPeopleQuery();
  const log = (data ?? previousData)?.auditLog;
  const people = Object.fromEntries(staff?.staff.users.map(({ id, name }) => [id, name]) ?? []);
  // Somebody who has left the staff.
  if (actor)
    people[actor] ??= log?.entries.find(({ actorId }) => actorId === actor)?.actorName ?? t.somebodyElse;
  return (
    <>
      <PageHeading title={t.log} />
      <LogFilters query={query} people={people} />
      <LoadError error={error} onRetry={refetch} />
      {!log && !error && <Loader />}
      {log?.entries.length === 0 && (
        <EmptyState action={{ href: query.all, label: t.showAll }}>{t.nothingMatches}</EmptyState>
      )}
      {log && log.entries.length > 0 && (
        <DataTable label={t.log} columns={columns} rows={log.entries} stale={!data} />
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
