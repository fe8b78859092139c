import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mergeContent, qtyChanges } from '#money/merge-carts';
import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume } from '../../../core/rate-limit.ts';
import { lockBuyer } from '../../../people/accounts/lock-buyer.ts';
import { StoredCart, type StoredPiece } from './stored-cart.entity.ts';
import { type CartContentInput, MOST_LINES, type SyncCartInput } from './stored-carts.inputs.ts';
import type { CartChange, SyncedCart } from './stored-carts.types.ts';

const syncs = { name: 'sync cart', most: 300, minutes: 10, what: 'changes of the cart' };

/**
 * Merges the cart of a browser with that of the viewer's account, see `mergeLines`, and returns the result, which is then the
 * base of that browser. Sent again it changes nothing, so a lost answer does no harm. Errors: UNAUTHENTICATED, RATE_LIMITED;
 * BAD_USER_INPUT for more lines than an account stores.
 */
export async function syncCart(ctx: Context, input: SyncCartInput): Promise<SyncedCart> {
  const { id: user } = requireViewer(ctx);
  await consume(ctx, syncs, user);
  const sent = contentOf(input);
  const base = contentOf(input.base ?? { lines: [], codes: [] });
  const updatedAt = ctx.ports.now();
  return inTransaction(ctx.em.fork(), async (em) => {
    const cart = await lockCart(em, user, updatedAt);
    const merged = mergeContent(cart, base, sent);
    if (merged.lines.length > MOST_LINES) {
      const message = `The carts of your devices have more than ${MOST_LINES} products together. Remove some.`;
      throw new DomainError('BAD_USER_INPUT', message);
    }
    if (merged.version !== cart.version) {
      // What is put into it next is another cart.
      const remindedAt = merged.lines.length === 0 ? null : cart.remindedAt;
      em.persist(em.assign(cart, { ...merged, updatedAt, remindedAt }));
    }
    return { ...merged, changes: changesOf(sent.lines, merged.lines) };
  });
}

/** The cart of an account, locked; a new one if there is none. Errors: UNAUTHENTICATED when the account was deleted. */
async function lockCart(em: SqlEntityManager, user: string, updatedAt: Date): Promise<StoredCart> {
  // Two first syncs have no cart to lock.
  if (!(await lockBuyer(em, user, { alone: true })))
    throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
  const cart = await em.findOne(StoredCart, { user }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return cart ?? em.create(StoredCart, { user, updatedAt }, { persist: false });
}

/** With one line a variant. */
function contentOf({ lines, codes }: CartContentInput) {
  const units = lines.map(({ productId, variantId, qty }) => ({ productId, variantId, qty }));
  return { lines: [...new Map(units.map((unit) => [unit.variantId, unit])).values()], codes };
}

function changesOf(sent: readonly StoredPiece[], lines: readonly StoredPiece[]): CartChange[] {
  return qtyChanges(sent, lines).map(({ line: { productId, variantId }, from, to }) => {
    const kind = from === 0 ? 'ADDED' : to === 0 ? 'GONE' : 'QTY';
    return { productId, variantId, kind, from, to };
  });
}
