import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Line } from '#money/line';
import { takeDeliveredStock } from '../../catalog/products/stock.ts';
import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import type { Checkout, CheckoutStock } from './checkout.entity.ts';
import { promotionHolder } from './promotion-holder.ts';
import { stockHolder } from './stock-holder.ts';

/**
 * Holds something for a checkout until it is sold or released. It is called in a transaction that has the checkout locked.
 * What it returns is why it cannot be had, or null; the transaction is then rolled back.
 */
interface Holder {
  /** Takes it for a new checkout, as it was priced. */
  take(em: SqlEntityManager, checkout: Checkout): Promise<DomainError | null>;
  /** Gives back what the checkout still has of it. */
  giveBack(em: SqlEntityManager, checkout: Checkout): Promise<void>;
  /** Takes it once more for a checkout that gave it back. */
  takeAgain(em: SqlEntityManager, checkout: Checkout, options: AgainOptions): Promise<DomainError | null>;
}

interface AgainOptions {
  /** Only while the items still cost what the checkout says. */
  atSamePrices: boolean;
}

/** In the order in which things are taken; `lockCounts` says why. */
const holders: readonly Holder[] = [stockHolder, promotionHolder];

/** Thrown to roll back what was taken before something that cannot be had. */
export class Refused extends Error {
  constructor(readonly reason: DomainError) {
    super();
  }
}

/** Takes what a new checkout holds. Errors: Refused; roll the transaction back. */
export async function take(em: SqlEntityManager, checkout: Checkout): Promise<void> {
  for (const holder of holders) orRefuse(await holder.take(em, checkout));
}

/** Gives back what a locked checkout holds. Returns whether it still held it. */
export function giveBack(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  return end(em, checkout, { from: 'held', to: 'released' });
}

/** Keeps what a locked checkout holds for an order that is paid later: it no longer expires. */
export function acceptHeld(checkout: Checkout): void {
  checkout.stock = 'accepted';
}

/** The other way, for an order that is not paid later after all: what is held expires again. */
export function holdAccepted(checkout: Checkout): void {
  checkout.stock = 'held';
}

/** Gives back what a locked checkout holds whose order is cancelled, accepted or not. Returns whether it still held it. */
export async function giveBackUnpaid(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  return (await giveBack(em, checkout)) || giveBackAccepted(em, checkout);
}

/** Gives back what a locked checkout has sold whose paid order is not going to be delivered. */
export function giveBackSold(em: SqlEntityManager, checkout: Checkout): Promise<boolean> {
  return end(em, checkout, { from: 'sold', to: 'returned' });
}

/** The same for one that is paid, or whose money is reserved. */
export async function giveBackTaken(em: SqlEntityManager, checkout: Checkout): Promise<void> {
  if (!(await giveBackSold(em, checkout))) await giveBackAccepted(em, checkout);
}

const giveBackAccepted = (em: SqlEntityManager, checkout: Checkout) =>
  end(em, checkout, { from: 'accepted', to: 'released' });

async function end(
  em: SqlEntityManager,
  checkout: Checkout,
  { from, to }: { from: CheckoutStock; to: CheckoutStock },
): Promise<boolean> {
  if (checkout.stock !== from) return false;
  for (const holder of holders) await holder.giveBack(em, checkout);
  checkout.stock = to;
  return true;
}

/**
 * Makes sure that a locked checkout holds what it did, at the prices agreed on then. When something cannot be had nothing
 * has changed, and the reason is returned.
 */
export async function takeAgain(
  em: SqlEntityManager,
  checkout: Checkout,
  options: AgainOptions,
): Promise<DomainError | null> {
  if (checkout.stock !== 'released') return null;
  const refusal = await tryAll(em, holders, checkout, options);
  if (!refusal) checkout.stock = 'held';
  return refusal;
}

/** Takes again what all of these hold, or nothing and returns the reason. */
async function tryAll(
  em: SqlEntityManager,
  all: readonly Holder[],
  checkout: Checkout,
  options: AgainOptions,
): Promise<DomainError | null> {
  try {
    // A savepoint: when one thing is missing, the others go back.
    await em.transactional(async (inner) => {
      for (const holder of all) orRefuse(await holder.takeAgain(inner, checkout, options));
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  return null;
}

function orRefuse(reason: DomainError | null): void {
  if (reason) throw new Refused(reason);
}

/**
 * Counts the items of a locked checkout as gone for good, paid or not. What was released leaves the stock again. Uses of promotions that
 * others have taken meanwhile stay with those: the order keeps its prices. `left` are the items that were not cancelled.
 */
export async function takeForGood(
  ctx: Pick<Context, 'em' | 'actor'>,
  checkout: Checkout,
  left: readonly Line[],
): Promise<void> {
  if (checkout.stock === 'released' || checkout.stock === 'returned') {
    await takeDeliveredStock(ctx, left, checkout.id);
    await tryAll(ctx.em, [promotionHolder], checkout, { atSamePrices: false });
  }
  if (checkout.stock === 'returned') checkout.stock = 'sold';
  else if (checkout.stock !== 'sold') acceptHeld(checkout);
}
