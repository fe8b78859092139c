import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume, type RateLimit } from '../../core/rate-limit.ts';
import { requireId } from '../../core/validation.ts';
import { addToList } from './add-to-list.ts';
import { MOST_SAVED } from './most-saved.ts';

/** Of saving, removing and merging together. */
export const changes: RateLimit = {
  name: 'wish list of person',
  most: 300,
  minutes: 10,
  what: 'changes of the wish list',
};

/**
 * Puts a product on the viewer's wish list; again it changes nothing. Returns its id. Errors: UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for
 * what is not sold; WISH_LIST_FULL.
 */
export async function saveProduct(ctx: Context, productId: string): Promise<string> {
  const { id: user } = requireViewer(ctx);
  const id = requireId(productId, 'Product');
  await consume(ctx, changes, user);
  const now = ctx.ports.now();
  const { known, leftOut } = await inTransaction(ctx.em.fork(), (em) => addToList(em, user, [id], now));
  if (known.length === 0) throw new DomainError('NOT_FOUND', 'This product is not sold any more.');
  if (leftOut > 0) throw listIsFull();
  return id;
}

export const listIsFull = () =>
  new DomainError('WISH_LIST_FULL', `Your list has ${MOST_SAVED} products. Remove one, then save this one.`);
