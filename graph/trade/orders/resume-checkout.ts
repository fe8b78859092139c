import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { discountRefusal } from '../checkout/discount-refusal.ts';
import { KEPT_DAYS } from '../checkout/forget-addresses.ts';
import { takeAgain } from '../checkout/holds.ts';
import { rulesRefusal } from '../checkout/rules-refusal.ts';

const DAY_MS = 24 * 60 * 60_000;

type ResumeDeps = Pick<Context, 'em' | 'ports'>;

interface End {
  hasOrder: boolean;
  isCancelled: boolean;
  isDeleted: boolean;
}

const readEnd = prepared<End, [id: string]>(
  `select o.id is not null as "hasOrder", o.cancelled_at is not null as "isCancelled", u.deleted_at is not null as "isDeleted"
   from checkouts c join users u on u.id = c.user_id left join orders o on o.checkout_id = c.id where c.id = $1`,
);

/**
 * Takes the items of a locked checkout again that is paid after its hold has ended. An order keeps its prices until it is
 * cancelled. A checkout without an order is bought only while its items cost what they did, by the same rules. Returns
 * why it cannot be bought any more, or null. Then nothing has changed.
 */
export async function resumeCheckout(deps: ResumeDeps, checkout: Checkout): Promise<DomainError | null> {
  if (checkout.stock !== 'released') return null;
  const end = await findEnd(deps.em, checkout);
  return (
    endRefusal(end, checkout, deps.ports.now()) ??
    (end.hasOrder ? null : await termsRefusal(deps, checkout)) ??
    takeAgain(deps.em, checkout, { atSamePrices: !end.hasOrder })
  );
}

/** Why a payment should not be captured for a checkout whose hold has ended, as far as known before it is held again. */
export async function resumeRefusal(deps: ResumeDeps, checkout: Checkout): Promise<DomainError | null> {
  if (checkout.stock !== 'released') return null;
  const end = await findEnd(deps.em, checkout);
  return endRefusal(end, checkout, deps.ports.now()) ?? (end.hasOrder ? null : termsRefusal(deps, checkout));
}

/** PRICE_CHANGED when what a checkout without an order costs has changed; else null. */
async function termsRefusal(deps: ResumeDeps, checkout: Checkout): Promise<DomainError | null> {
  return (await rulesRefusal(deps, checkout)) ?? discountRefusal(deps, checkout);
}

async function findEnd(em: SqlEntityManager, { id }: Checkout): Promise<End> {
  const [end] = await readEnd(em, id);
  return end!;
}

function endRefusal(end: End, checkout: Checkout, now: Date): DomainError | null {
  if (end.isDeleted) return accountDeleted();
  if (end.isCancelled) return new DomainError('CONFLICT', 'The order was cancelled.');
  if (end.hasOrder) return null;
  // Its address may be deleted by now.
  if (now.getTime() - checkout.createdAt.getTime() > KEPT_DAYS * DAY_MS) {
    return new DomainError('CONFLICT', 'This checkout is too old.');
  }
  return null;
}

/** Why nothing is bought any more for an account. */
export function accountDeleted(): DomainError {
  return new DomainError('CONFLICT', 'The account was deleted.');
}
