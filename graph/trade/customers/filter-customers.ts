import { validateSync } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { fieldError, fieldsSet, refuseFields } from '../../core/validation.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { tagKey } from '../orders/tag-key.ts';
import { boughtConditions } from './bought-conditions.ts';
import { CustomerFilter } from './customer-filter.types.ts';

type Sql = RawBuilder<unknown>;

const DAY_MS = 24 * 60 * 60_000;

/** What of a filter is set, with its tags in one form. Errors: BAD_USER_INPUT when nothing is, and for values that contradict each other. */
export function readFilter(filter: CustomerFilter): CustomerFilter {
  const checked = Object.assign(new CustomerFilter(), filter);
  const [wrong] = validateSync(checked, { skipMissingProperties: true, forbidUnknownValues: false });
  if (wrong) throw fieldError(wrong.property, Object.values(wrong.constraints!)[0]!);
  const { tags, ...set } = withIds(fieldsSet({ ...filter }) as CustomerFilter);
  const wanted = [...new Set((tags ?? []).map((tag) => tag.trim()))];
  const read = { ...set, ...(wanted.length > 0 && { tags: wanted }) };
  const { currency, minOrders, maxOrders, minSpent, maxSpent } = read;
  const isAbove = (least?: number | null, most?: number | null) =>
    least != null && most != null && least > most;
  const hasSpent = minSpent != null || maxSpent != null;
  refuseFields({
    maxOrders: isAbove(minOrders, maxOrders) && 'At most cannot be less than at least.',
    maxSpent: isAbove(minSpent, maxSpent) && 'At most cannot be less than at least.',
    currency: hasSpent && !currency && 'Name the currency of what was spent.',
  });
  if (Object.keys(read).every((name) => name === 'currency'))
    throw fieldError('filter', 'Choose at least one condition.');
  return read;
}

/** With its ids in small letters. Errors: BAD_USER_INPUT for what is no id, and for days without what was bought in them. */
function withIds(filter: CustomerFilter): CustomerFilter {
  const read = { ...filter };
  for (const name of ['boughtProduct', 'notBoughtProduct', 'boughtCategory'] as const) {
    const id = read[`${name}Id`];
    const what = name === 'boughtCategory' ? 'category' : 'product';
    if (id != null && !isUuid(id)) throw fieldError(`${name}Id`, `Choose a ${what} of the shop.`);
    if (id != null) read[`${name}Id`] = id.toLowerCase();
    else if (read[`${name}WithinDays`] != null)
      throw fieldError(`${name}Id`, `Choose the ${what} that the days are for.`);
  }
  return read;
}

/** SQL of whether the customer `u`, a row of `users`, is one of a filter now. */
export async function filterCondition(ctx: Context, filter: CustomerFilter): Promise<Sql> {
  const { minOrders, maxOrders, minSpent, maxSpent, currency, country, hasAccount, tags = [] } = filter;
  const { lastOrderFrom, lastOrderBefore, orderedWithinDays, notOrderedForDays } = filter;
  const ago = (days: number) => new Date(ctx.ports.now().getTime() - days * DAY_MS);
  // Most filters name no day.
  const zone = (lastOrderFrom ?? lastOrderBefore) && (await findSetting(ctx, shopSettings)).timeZone;
  const beginOf = (day: string) => startOfDay(zone!, day);
  const hasTotal = (condition: Sql, of = '') =>
    sql`exists (select from customer_totals t where t.key = u.customer_key and t.currency = ${of} and ${condition})`;
  const conditions: (Sql | false)[] = [
    minOrders != null && minOrders > 0 && hasTotal(sql`t.paid_orders >= ${minOrders}`),
    maxOrders != null && sql`not ${hasTotal(sql`t.paid_orders > ${maxOrders}`)}`,
    minSpent != null && minSpent > 0 && hasTotal(sql`t.net >= ${minSpent}`, currency!),
    maxSpent != null && sql`not ${hasTotal(sql`t.net > ${maxSpent}`, currency!)}`,
    lastOrderFrom != null && hasTotal(sql`t.last_paid_at >= ${beginOf(lastOrderFrom)}`),
    lastOrderBefore != null && hasTotal(sql`t.last_paid_at < ${beginOf(lastOrderBefore)}`),
    orderedWithinDays != null && hasTotal(sql`t.last_paid_at > ${ago(orderedWithinDays)}`),
    notOrderedForDays != null && hasTotal(sql`t.last_paid_at <= ${ago(notOrderedForDays)}`),
    country != null && hasTotal(sql`t.country = ${country}`),
    hasAccount != null &&
      sql`(u.kind = 'account' and u.email_verified_at is not null) is ${sql.raw(String(hasAccount))}`,
    ...(tags ?? []).map(
      (tag) => sql`exists (
        select from users of_it join customer_tags on customer_tags.user_id = of_it.id
        where of_it.customer_key = u.customer_key and customer_tags.key = ${tagKey(tag)})`,
    ),
    ...(await boughtConditions(ctx, filter, ago)),
  ];
  const set = conditions.filter((condition): condition is Sql => condition !== false);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}
