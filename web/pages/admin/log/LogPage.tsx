import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/log';
import * as ui from '#messages/admin/ui';
import { orderName } from '#money/order-name';
import { AdminOrderLink } from '../../../features/orders/AdminOrderLink.tsx';
import { logUrl } from '../../../router/admin-urls.ts';
import { type Column } from '../../../ui/DataTable.tsx';
import { startOfDay } from '../../../ui/start-of-day.ts';
import { TablePage } from '../../../ui/TablePage.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import { ViewTabs } from '../../../ui/ViewTabs.tsx';
import { Changes } from './Changes.tsx';
import { type LogEntryFragment, useLogPageQuery, useLogPeopleQuery } from './LogPage.generated.tsx';
import { shortName } from './short-name.ts';

const kinds = {
  account: t.accounts,
  product: t.products,
  category: t.categories,
  attribute: t.attributes,
  search: t.search,
  promotion: t.promotions,
  review: t.reviews,
  order: t.orders,
  payment: t.payments,
  checkout: t.checkouts,
  invitation: t.invitations,
  mail: t.mails,
  settings: t.settings,
  work: t.workOfTheShop,
};

const accessKinds = { order: t.orders, account: t.customers, list: t.lists };

const columns: Column<LogEntryFragment>[] = [
  { title: t.when, cell: ({ at }) => <Time iso={at} /> },
  {
    title: t.who,
    cell: ({ actorId, actorName }) => actorId && <Link href={logUrl({ actor: actorId })}>{actorName}</Link>,
  },
  {
    title: t.what,
    cell: (entry) => (
      <span>
        {entry.sentence}
        <br />
        <Link href={subjectUrl(entry)}>{nameOf(entry)}</Link>
        {entry.orderNumber && (
          <>
            <br />
            <AdminOrderLink
              id={entry.orderId}
              number={entry.orderNumber}
              label={isOrder(entry) ? t.seeTheOrder : t.seeOrder(orderName(entry.orderNumber))}
            />
          </>
        )}
      </span>
    ),
  },
];

const changesColumn: Column<LogEntryFragment> = {
  title: t.changes,
  cell: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
};

const isOrder = ({ orderId, subjectId }: LogEntryFragment) => orderId === subjectId;

/** All entries about the same. */
const subjectUrl = ({ type, subjectId }: LogEntryFragment) =>
  logUrl({ ...(isAccess(type) && { record: 'DATA_ACCESSES' }), subject: subjectId });

const isAccess = (type: string) => type.endsWith('.viewed');

/** What an entry is about. */
function nameOf(entry: LogEntryFragment): string {
  const { subjectName, subjectType, subjectId, orderNumber } = entry;
  if (orderNumber && isOrder(entry)) return orderName(orderNumber);
  return subjectName ?? shortName(subjectType, subjectId);
}

/** Who of the staff changed what, or looked at whose personal data. */
export default function LogPage() {
  const query = useTableQuery(['AT']);
  const timeZone = useTimeZone();
  const actor = query.filter('actor');
  const kind = query.filter('kind');
  const isOfAccesses = query.filter('record') === 'DATA_ACCESSES';
  const shownKinds: Record<string, string> = isOfAccesses ? accessKinds : kinds;
  const result = useLogPageQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      page: query.variables.page,
      record: isOfAccesses ? 'DATA_ACCESSES' : 'CHANGES',
      actor,
      subject: query.filter('subject'),
      // Each part of the log has its kinds.
      subjectType: kind && Object.hasOwn(shownKinds, kind) ? kind : null,
      from: startOfDay(query.filter('from'), 0, timeZone),
      to: startOfDay(query.filter('to'), 1, timeZone),
    },
  });
  const { data: staff } = useLogPeopleQuery();
  // While this part of the log loads, entries of the other one are not shown as its own.
  const { previousData: before } = result;
  const isOfOther = before?.auditLog.entries.some(({ type }) => isAccess(type) !== isOfAccesses);
  const previousData = isOfOther ? undefined : before;
  const log = (result.data ?? previousData)?.auditLog;
  const people = Object.fromEntries(staff?.staff.users.map(({ id, name }) => [id, name]) ?? []);
  // Somebody who has left the staff.
  if (actor)
    people[actor] ??= log?.entries.find(({ actorId }) => actorId === actor)?.actorName ?? t.somebodyElse;
  return (
    <TablePage
      title={t.log}
      views={
        <>
          <ViewTabs
            query={query}
            name="record"
            views={t.records}
            view={isOfAccesses ? 'DATA_ACCESSES' : 'ALL'}
            counts={[]}
          />
          {isOfAccesses && (
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t.personalDataIntro}</Typography>
          )}
        </>
      }
      filters={[
        { name: 'actor', label: t.person, options: people },
        { name: 'kind', label: t.kind, options: shownKinds },
        { name: 'from', label: t.fromLabel },
        { name: 'to', label: t.to },
      ]}
      columns={isOfAccesses ? columns : [...columns, changesColumn]}
      query={query}
      result={{ ...result, previousData }}
      empty={{
        text: isOfAccesses ? t.noAccessesYet : ui.noChangesYet,
        action: { href: '/admin', label: ui.goHome },
      }}
      read={({ auditLog }) => ({ ...auditLog, rows: auditLog.entries })}
    />
  );
}
