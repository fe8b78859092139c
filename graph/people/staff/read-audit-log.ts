import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { EventType } from '../../core/event-type.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import type { EventRegistry } from '../../core/record-event.ts';
import { fieldError, isCleanLine } from '../../core/validation.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import type { AuditEntry, AuditLogArgs, AuditPage } from './audit-log.inputs.ts';
import { changesOf } from './log-sentence.ts';

/** Older entries are found by their dates. */
export const MOST_ENTRIES = 10_000;

interface Row extends Omit<AuditEntry, 'sentence' | 'changes'> {
  data: Record<string, unknown>;
  texts: Record<string, unknown> | null;
}

/** What staff changed, newest first: the newest 10,000 entries that fit the arguments, by pages. Errors: BAD_USER_INPUT. */
export async function readAuditLog(ctx: Context, args: AuditLogArgs): Promise<AuditPage> {
  const { em, ports } = ctx;
  const { types } = ports.events;
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const [where, values] = conditions(args, types);
  const counted = `select count(*)::int as total from (select from events e where ${where} limit ?) as counted`;
  const [count] = await em.execute<{ total: number }[]>(counted, [...values, MOST_ENTRIES]);
  const total = count!.total;
  const offset = (page - 1) * size;
  const groupOf = ({ subjectType, subjectId }: Pick<Row, 'subjectType' | 'subjectId'>) =>
    subjectType === 'settings' ? ports.settings.groups.find(({ name }) => name === subjectId) : undefined;
  const rows = await em.execute<Row[]>(
    `select e.id, e.type, e.subject_type as "subjectType", e.subject_id as "subjectId", e.order_id as "orderId", e.actor_id as "actorId",
       u.name as "actorName", s.name as "subjectName", e.data, e.at, ${textsOf(types)} as texts
     from events e left join users u on u.id = e.actor_id
       left join users s on s.id = case e.subject_type when 'account' then e.subject_id::uuid end
     where ${where} order by e.at desc, e.id desc limit ? offset ?`,
    [...values, Math.max(0, Math.min(size, total - offset)), Math.min(offset, MOST_ENTRIES)],
  );
  const money = await moneySettings(ctx);
  const seesCosts = ctx.actor.can(Permission.Products);
  const entries = rows.map(({ data: all, texts, ...row }) => {
    const data = seesCosts ? all : withoutCosts(all);
    return {
      ...row,
      at: new Date(row.at),
      sentence: sentenceOf(types[row.type]?.sentence ?? row.type, data),
      subjectName:
        row.subjectName ?? groupOf(row)?.title ?? (typeof data.name === 'string' ? data.name : null),
      changes: types[row.type]?.saysAll
        ? []
        : changesOf(row.type, { ...data, ...texts }, row.subjectName, {
            money,
            fields: groupOf(row)?.fields,
          }),
    };
  });
  return { entries, page, pages: countPages(total, size), total };
}

/** SQL of what people typed of an event, of the types that have such. */
function textsOf(types: EventRegistry['types']): string {
  const cases = Object.entries(types).flatMap(([type, { texts }]) =>
    texts ? [`when '${type}' then (${texts})`] : [],
  );
  return cases.length > 0 ? `case e.type ${cases.join(' ')} end` : 'null';
}

/** What products cost is for staff with PRODUCTS, as everywhere. */
const withoutCosts = (data: Row['data']): Row['data'] =>
  JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (key === 'cost') return undefined;
      return key === 'changed' && Array.isArray(value) ? value.filter((field) => field !== 'cost') : value;
    }),
  );

/** What happened; of a change of many products at once, and of its undo, with how many. */
function sentenceOf(said: EventType['sentence'], data: Row['data']): string {
  const { bulk, undone } = data;
  const sentence = typeof said === 'string' ? said : said(data);
  if (Number(undone) > 1) return `A change of ${undone} products at once was undone.`;
  return Number(bulk) > 1 ? `${sentence.slice(0, -1)}, in a change of ${bulk} products at once.` : sentence;
}

/** Errors: BAD_USER_INPUT for what the database cannot compare with. */
export function readFilter(args: AuditLogArgs): AuditLogArgs {
  for (const name of ['actor', 'subject', 'subjectType'] as const)
    if (args[name] && !isCleanLine(args[name])) throw fieldError(name, 'Name one id.');
  return args;
}

function conditions(args: AuditLogArgs, types: EventRegistry['types']): [where: string, values: unknown[]] {
  const { actor, subject, subjectType, from, to } = readFilter(args);
  const subjectTypes = [...new Set(Object.values(types).map(({ subject: kind }) => kind))];
  if (subjectType && !subjectTypes.includes(subjectType))
    throw fieldError('subjectType', `Choose one of ${subjectTypes.join(', ')}.`);
  const all: [sql: string, ...values: unknown[]][] = [["e.actor_kind = 'staff'"]];
  // Whoever looks for the thing itself sees these as well.
  const said = Object.keys(types).filter((type) => types[type]!.isSaidByOthers);
  if (!subject && !subjectType && said.length > 0)
    all.push([`e.type not in (${said.map(() => '?').join(', ')})`, ...said]);
  if (actor) all.push(['e.actor_id::text = ?', actor.toLowerCase()]);
  // With its type, which leads the index.
  if (subject) {
    const types = subjectTypes.map(() => '?').join(', ');
    all.push([`e.subject_type in (${types}) and e.subject_id = ?`, ...subjectTypes, subject]);
  }
  if (subjectType) all.push(['e.subject_type = ?', subjectType]);
  if (from) all.push(['e.at >= ?', from]);
  if (to) all.push(['e.at < ?', to]);
  return [all.map(([sql]) => sql).join(' and '), all.flatMap(([, ...values]) => values)];
}
