import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '#money/cents';
import { DomainError } from '../../core/errors.ts';
import { type Credit, CreditLine } from '../credits/credit.entity.ts';

/** What a request says about a credit. What it leaves out follows from the order. */
export interface RequestedCredit extends Pick<Credit, 'kind' | 'reason' | 'requestKey'> {
  /** Left out: all that is open. */
  lines?: readonly (Pick<CreditLine, 'qty' | 'isRestocked'> & { id: string })[];
  /** Minor units. */
  shippingAmount?: Cents;
  goodwillAmount?: Cents;
  /** Whether it follows from a withdrawal or a return, which are never too many. */
  isUnlimited?: boolean;
  /** Id of the return that it refunds. */
  return?: string | null;
}

/** Errors: IDEMPOTENCY_KEY_REUSED when the credit that has the key of a request is another one than it asks for. */
export async function requireSame(
  em: SqlEntityManager,
  credit: Credit,
  { kind, reason, lines, shippingAmount, goodwillAmount, return: returned = null }: RequestedCredit,
): Promise<void> {
  const parts = await em.find(CreditLine, { credit });
  const ofLines = parts.reduce((sum, { amount }) => sum + amount, 0);
  // Less than its lines when goodwill was given before.
  const goodwill = Math.max(0, credit.amount - credit.shippingAmount - ofLines);
  // Rounding can add one minor unit for each unit to a set-off, see `decideSetOff`.
  const rounding = credit.setOffAmount > 0 ? parts.reduce((units, { qty }) => units + qty, 0) : 0;
  const added = goodwill - (goodwillAmount ?? goodwill);
  const own = parts.map(({ orderLine, ...part }) => ({ ...part, id: orderLine.id }));
  const isSame =
    credit.kind === kind &&
    credit.reason === reason &&
    credit.return === returned &&
    (lines === undefined || keyOf(lines) === keyOf(own)) &&
    (shippingAmount ?? credit.shippingAmount) === credit.shippingAmount &&
    added >= 0 &&
    added <= rounding;
  if (!isSame)
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'This key was used to take something else off this order.',
    );
}

const keyOf = (lines: NonNullable<RequestedCredit['lines']>) =>
  JSON.stringify(lines.map(({ id, qty, isRestocked }) => [id, qty, isRestocked]).sort());
