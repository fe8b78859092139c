import { type RawBuilder, sql } from 'kysely';
import { orderNumberIn } from '#money/order-name';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { idsBeginningWith } from '../../core/ids-beginning-with.ts';
import { literalPattern, readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { readTablePage } from '../../core/table-page.ts';
import type { OrdersArgs } from './admin-orders.inputs.ts';
import { factsSql } from './order-facts.ts';
import type { OrderPage } from './order-page.ts';
import { orderColumns } from './order-row.ts';
import { type OrderState, stateCondition } from './order-state.ts';

/**
 * One page of all orders. The keyword is looked for in the buyer's name and e-mail address, at the beginning of the order's id,
 * and is its number, with or without "#". Errors: BAD_USER_INPUT for a bad keyword.
 */
export async function findAllOrders(ctx: Context, args: OrdersArgs): Promise<OrderPage> {
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const keyword = readKeyword(args.keyword);
  const { paid, delivered, onHold, state, hasUnansweredMessage: isWaiting, withdrawn } = args;
  const tag = args.tag?.trim() ?? '';
  const { rows, total } = await readTablePage(ctx, orderColumns, {
    key: cacheKey('total of orders', keyword, paid, delivered, onHold, state, tag, isWaiting, withdrawn),
    table: 'orders',
    where: sql`${matching(keyword)} and ${isSet('paid_at', paid)} and ${isSet('delivered_at', delivered)} and ${isSet('held_at', onHold)} and ${hasState(ctx, state)} and ${isTagged(tag)} and ${has(ctx.ports.hasUnanswered, isWaiting)} and ${has(ctx.ports.isWithdrawn, withdrawn)}`,
    sortBy: args.sortBy,
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
    readsOthers: state != null,
  });
  return { orders: rows, page, pages: countPages(total, size), total };
}

function hasState({ ports }: Context, state: OrderState | null | undefined): RawBuilder<unknown> {
  return state ? sql`(${sql.raw(stateCondition(state, factsSql(ports)))})` : sql`true`;
}

/** Those for which a condition holds, or only others. */
function has(condition: string, wanted: boolean | null | undefined): RawBuilder<unknown> {
  if (wanted == null) return sql`true`;
  return sql`${sql.raw(wanted ? '' : 'not ')}${sql.raw(condition)}`;
}

/** Those with any tag have an index. */
function isTagged(tag: string): RawBuilder<unknown> {
  if (tag === '') return sql`true`;
  return sql`tags <> '{}' and exists (select from unnest(tags) as tag where lower(tag) = lower(${tag}))`;
}

function isSet(
  column: 'paid_at' | 'delivered_at' | 'held_at',
  wanted: boolean | null | undefined,
): RawBuilder<unknown> {
  if (wanted == null) return sql`true`;
  return sql`${sql.ref(column)} ${sql.raw(wanted ? 'is not null' : 'is null')}`;
}

function matching(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = `%${literalPattern(text)}%`;
  const byId = idsBeginningWith(text);
  const number = orderNumberIn(text);
  return sql`(customer_name ilike ${pattern} or customer_email ilike ${pattern} or ${byId ?? sql`false`}
    or ${number === null ? sql`false` : sql`number = ${number}`})`;
}
