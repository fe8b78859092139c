import { capturedAmount } from '#money/captured-amount';
import { lineTotal } from '#money/credited-units';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrderLines } from '../orders/find-order-lines.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Authorization } from './authorization.entity.ts';
import { Capture } from './capture.entity.ts';
import type { SettleDeps } from './settle-deps.ts';

/** The last minutes of a reservation, in which what was shipped is captured at once: time for a run of the queue, and for two more attempts. */
export const LAST_MS = 15 * 60_000;

/** What of reserved money is due, in minor units, and when more of it may be. */
interface Plan {
  amount: number;
  next: Date | null;
}

/** What of reserved money, of which so much is captured, is due now: of the units that were shipped and cannot be undone any more. Call it under the lock of the checkout. */
export async function planCapture(
  { em, ports }: SettleDeps,
  row: Authorization,
  captured: number,
): Promise<Plan> {
  const agreed = row.amount - row.released;
  if (row.takesAll) return { amount: agreed - captured, next: null };
  const now = ports.now();
  const isEnding = row.expiresAt.getTime() - LAST_MS <= now.getTime();
  const { units, next } = await ports.shippedUnits(em, row.order.id, isEnding ? null : now);
  const { pricesIncludeTax } = await readOrder({ em }, row.order.id);
  const [sold = []] = await findOrderLines(em, [row.order.id]);
  const lines = sold.map((line) => {
    const { shipped = 0, cancelled = 0 } = units.get(line.id) ?? {};
    return { total: lineTotal(line, pricesIncludeTax), qty: line.qty, shipped, cancelled };
  });
  const shipping = lines.reduce((left, { total }) => left - total, row.amount);
  return { amount: capturedAmount(lines, shipping, agreed) - captured, next };
}

/** Lets reserved money, whose row is managed, be captured when more of it is due, in time before the reservation ends. */
export function reschedule(row: Authorization, { amount, next }: Plan): void {
  const at = next && new Date(Math.min(next.getTime(), row.expiresAt.getTime() - LAST_MS));
  row.state = amount > 0 || at ? 'capturing' : 'open';
  Object.assign(row.attempts, { attempts: 0, nextAttemptAt: amount > 0 ? null : at, lastError: null });
}

/** What is asked, or captured, of reserved money, in minor units. */
export const sumOfCaptures = (captures: readonly Capture[], ...states: Capture['state'][]): number =>
  captures.reduce((sum, { amount, state }) => sum + (states.includes(state) ? amount : 0), 0);

/**
 * Writes down what is to be captured now, before the provider is asked: what was asked already and not answered, or what is due; all of it where
 * `isWhole`. Null when nothing is.
 */
export async function askCapture(
  deps: SettleDeps,
  { id, checkout }: Authorization,
  isWhole: boolean,
): Promise<Capture | null> {
  const capture = await inTransaction(deps.em.fork(), async (em) => {
    await lockCheckout(em, checkout.id);
    const row = await em.findOneOrFail(Authorization, id);
    if (row.state !== 'capturing') return null;
    const captures = await em.find(Capture, { authorization: id });
    const asked = captures.find(({ state }) => state === 'asked');
    if (asked) return asked;
    const plan = isWhole
      ? { amount: row.amount, next: null }
      : await planCapture({ ...deps, em }, row, sumOfCaptures(captures, 'made'));
    if (plan.amount <= 0) reschedule(row, plan);
    const created =
      plan.amount > 0 &&
      em.create(Capture, {
        authorization: row,
        amount: plan.amount,
        state: 'asked',
        createdAt: deps.ports.now(),
      });
    await em.flush();
    return created || null;
  });
  await failpoint('capture.asked');
  return capture;
}
