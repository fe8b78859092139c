import type { Context } from '../../core/context.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { fieldError } from '../../core/validation.ts';
import type { AuditEntry, AuditLogArgs, AuditPage } from './audit-log.inputs.ts';
import { MOST_ENTRIES, readFilter } from './read-audit-log.ts';

const sentences: Record<string, string> = {
  order: 'Looked at an order.',
  account: 'Looked at a customer.',
  list: 'Looked through a list.',
};

/** Names of lists. */
export const lists: Record<string, string> = {
  orders: 'Orders',
  customers: 'Customers',
  accounts: 'Accounts',
  mails: 'Mails',
  search: 'Search',
  staff: 'Staff',
  log: 'Log of changes',
  reviews: 'Reviews',
  inquiries: 'Messages of the contact form',
  'past-orders': 'Past orders',
  events: 'Latest events',
  invoices: 'Invoices',
  returns: 'Returns',
};

type Row = Pick<AuditEntry, 'id' | 'actorId' | 'actorName' | 'subjectType' | 'subjectId' | 'subjectName'> & {
  at: string;
};

/** Whose personal data staff looked at, newest first: the newest 10,000 entries that fit the arguments, by pages. Errors: BAD_USER_INPUT. */
export async function readDataAccesses({ em }: Context, args: AuditLogArgs): Promise<AuditPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const [where, values] = conditions(args);
  const counted = `select count(*)::int as total from (select from data_accesses a where ${where} limit ?) as counted`;
  const [count] = await em.execute<{ total: number }[]>(counted, [...values, MOST_ENTRIES]);
  const total = count!.total;
  const offset = (page - 1) * size;
  const rows = await em.execute<Row[]>(
    `select a.id, a.at, a.actor_id as "actorId", u.name as "actorName", a.subject_type as "subjectType", a.subject_id as "subjectId",
       s.name as "subjectName"
     from data_accesses a left join users u on u.id = a.actor_id
       left join users s on s.id = case a.subject_type when 'account' then a.subject_id::uuid end
     where ${where} order by a.at desc, a.id desc limit ? offset ?`,
    [...values, Math.max(0, Math.min(size, total - offset)), Math.min(offset, MOST_ENTRIES)],
  );
  const entries = rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    type: `${row.subjectType}.viewed`,
    sentence: sentences[row.subjectType]!,
    subjectName: row.subjectName ?? lists[row.subjectId] ?? null,
    orderId: row.subjectType === 'order' ? row.subjectId : null,
    changes: [],
  }));
  return { entries, page, pages: countPages(total, size), total };
}

function conditions(args: AuditLogArgs): [string, unknown[]] {
  const { actor, subject, subjectType, from, to } = readFilter(args);
  if (subjectType && !Object.hasOwn(sentences, subjectType))
    throw fieldError('subjectType', `Choose one of ${Object.keys(sentences).join(', ')}.`);
  const all: [sql: string, value?: unknown][] = [['true']];
  if (actor) all.push(['a.actor_id::text = ?', actor.toLowerCase()]);
  if (subject) all.push(['a.subject_id = ?', subject]);
  if (subjectType) all.push(['a.subject_type = ?', subjectType]);
  if (from) all.push(['a.at >= ?', from]);
  if (to) all.push(['a.at < ?', to]);
  return [all.map(([sql]) => sql).join(' and '), all.flatMap(([, ...value]) => value)];
}
