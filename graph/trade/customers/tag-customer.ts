import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { membersOf } from '../../people/accounts/customer-members.ts';
import { tagKey } from '../orders/tag-key.ts';
import { MAX_TAGS } from '../orders/tags.inputs.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CustomerTag } from './customer-tag.entity.ts';
import { findCustomer } from './find-customer.ts';
import { lockCustomer } from './lock-customer.ts';
import type { TagCustomerInput } from './written.inputs.ts';

/**
 * For staff: removes tags from a customer and adds others; a tag that it has already stays as it is written, and a repetition changes
 * nothing. Errors: NOT_FOUND; BAD_USER_INPUT for another one when it would have more than 10, as customers can whose guest orders were merged.
 */
export async function tagCustomer(
  ctx: Context,
  { id, add, remove }: TagCustomerInput,
): Promise<CustomerProfile> {
  const customer = await findCustomer(ctx, id);
  const added = new Map(add.map((tag) => [tagKey(tag), tag.trim()]));
  const removed = remove.map(tagKey).filter((key) => !added.has(key));
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCustomer(em, customer.id);
    const { rows } = await sql<{ id: string }>`${membersOf(sql`array[${customer.id}]::uuid[]`)}`.execute(
      em.getKysely(),
    );
    const $in = rows.map((member) => member.id);
    const gone = await em.nativeDelete(CustomerTag, { user: { $in }, key: { $in: removed } });
    const has = new Set((await em.find(CustomerTag, { user: { $in } })).map(({ key }) => key));
    const fresh = [...added].filter(([key]) => !has.has(key));
    if (fresh.length > 0 && has.size + fresh.length > MAX_TAGS)
      throw fieldError('add', `A customer has at most ${MAX_TAGS} tags.`);
    if (gone + fresh.length === 0) return;
    for (const [key, tag] of fresh) em.create(CustomerTag, { user: customer.id, tag, key });
    await em.flush();
    await recordEvent(em, ctx, { type: 'customer.tagged', subject: customer.id });
  });
  return customer;
}
