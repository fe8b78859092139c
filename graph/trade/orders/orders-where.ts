import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { idsBeginningWith } from '../../core/ids-beginning-with.ts';
import { readKeyword } from '../../core/keyword.ts';
import { isCleanText, requireId } from '../../core/validation.ts';
import { hasField } from '../../platform/custom-fields/filter-by-field.ts';
import type { OrdersArgs } from './admin-orders.inputs.ts';
import { factsSql } from './order-facts.ts';
import { contains, orderMatchers } from './order-matchers.ts';
import { type OrderState, stateCondition } from './order-state.ts';
import { type OrderTask, taskCondition } from './order-task.ts';
import { readOrderQuery } from './read-order-query.ts';
import { isTag } from './tag-key.ts';

/** What the list of orders is narrowed down by. */
export type OrderFilter = Omit<OrdersArgs, 'page' | 'pageSize' | 'sortBy' | 'descending'>;

/** The condition on a row of `orders`. Errors: BAD_USER_INPUT for a bad keyword, and for a filter that a custom field cannot have. */
export async function ordersWhere(ctx: Context, filter: OrderFilter): Promise<RawBuilder<unknown>> {
  const { paid, delivered, onHold, state, task, hasUnansweredMessage, withdrawn, backordered, from, to } =
    filter;
  const conditions = [
    matching(ctx, readKeyword(filter.keyword)),
    isSet('paid_at', paid),
    isSet('delivered_at', delivered),
    isSet('held_at', onHold),
    hasState(ctx, state),
    hasTask(ctx, task),
    isTagged(filter.tag?.trim() ?? ''),
    isPlaced(from, to),
    isOf(filter.customer ? requireId(filter.customer, 'Customer') : null),
    has(ctx.ports.hasUnanswered, hasUnansweredMessage),
    has(ctx.ports.isWithdrawn, withdrawn),
    has(ctx.ports.isBackordered, backordered),
    await hasField(ctx, 'order', filter.customField),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

function hasState({ ports }: Context, state: OrderState | null | undefined): RawBuilder<unknown> {
  return state ? sql`(${sql.raw(stateCondition(state, factsSql(ports)))})` : sql`true`;
}

function hasTask({ ports }: Context, task: OrderTask | null | undefined): RawBuilder<unknown> {
  return task ? sql`(${sql.raw(taskCondition(task, ports))})` : sql`true`;
}

/** Those for which a condition holds, or only others. */
function has(condition: string, wanted: boolean | null | undefined): RawBuilder<unknown> {
  if (wanted == null) return sql`true`;
  return sql`${sql.raw(wanted ? '' : 'not ')}${sql.raw(condition)}`;
}

function isPlaced(from: Date | null | undefined, to: Date | null | undefined): RawBuilder<unknown> {
  return sql`${from ? sql`created_at >= ${from}` : sql`true`} and ${to ? sql`created_at < ${to}` : sql`true`}`;
}

/** Those of the customer to whom an account, a guest or an order with this id belongs. */
function isOf(customer: string | null): RawBuilder<unknown> {
  if (customer === null) return sql`true`;
  const given = sql`select id, customer_key from users where id in (
    select ${customer}::uuid union all select owner_id from orders where id = ${customer})`;
  return sql`owner_id in (
    select id from (${given}) given union
    select member.id from (${given}) given join users member on member.customer_key = given.customer_key)`;
}

/** Those with any tag have an index. */
function isTagged(tag: string): RawBuilder<unknown> {
  if (tag === '') return sql`true`;
  if (!isCleanText(tag)) return sql`false`;
  return sql`tags <> '{}' and exists (select from unnest(tags) as tag where ${isTag(sql.ref('tag'), tag)})`;
}

function isSet(
  column: 'paid_at' | 'delivered_at' | 'held_at',
  wanted: boolean | null | undefined,
): RawBuilder<unknown> {
  if (wanted == null) return sql`true`;
  return sql`${sql.ref(column)} ${sql.raw(wanted ? 'is not null' : 'is null')}`;
}

/** Most orders that other tables lead to. */
const MOST_LED_TO = 1_000;

/** What `searchOrders` finds but by the names of items, which say little of an order; also by the beginning of its id. */
function matching(ctx: Context, text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const ways = orderMatchers(ctx, { ...readOrderQuery(text), product: null }, MOST_LED_TO);
  const others = ways.flatMap(({ from }) => (from ? [sql`select order_id from (${from}) found`] : []));
  const conditions = [
    ...ways.flatMap(({ where }) => (where ? [sql`(${where})`] : [])),
    ...(others.length > 0 ? [sql`id = any(array(${sql.join(others, sql` union all `)}))`] : []),
    // Anywhere in it, and however short.
    contains('customer_name', text),
    contains('customer_email', text),
    idsBeginningWith(text) ?? sql`false`,
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}
