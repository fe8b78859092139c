import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { blockKeys } from './block-keys.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';
import type { BlockBuyerInput } from './blocklist.inputs.ts';

/**
 * For staff: nobody can buy with these any more. What is blocked already gets the new reason. Errors: BAD_USER_INPUT when nothing is
 * named, or something is too short to tell people apart.
 */
export async function blockBuyer(ctx: Context, input: BlockBuyerInput): Promise<BlockedBuyer[]> {
  const { email, phone, address, reason } = input;
  const named = [email, phone, address].filter((each) => each != null);
  if (named.length === 0) throw new DomainError('BAD_USER_INPUT', 'Name what is blocked.');
  const keys = blockKeys({ email, phones: [phone], addresses: [address] });
  const has = (kind: string) => keys.some((key) => key.kind === kind);
  if (phone != null && !has('phone')) throw fieldError('phone', 'A phone number has at least 6 digits.');
  if (address && !has('address')) throw fieldError('address', 'An address has a street and a postal code.');
  return inTransaction(ctx.em.fork(), async (em) => {
    const createdAt = ctx.ports.now();
    const rows = keys.map((key) => ({ ...new BlockedBuyer(), ...key, reason: reason.trim(), createdAt }));
    const blocked = await em.upsertMany(BlockedBuyer, rows, {
      onConflictFields: ['kind', 'hash'],
      onConflictMergeFields: ['reason'],
    });
    for (const { id } of blocked) await recordEvent(em, ctx, { type: 'buyer.blocked', subject: id });
    return blocked;
  });
}
