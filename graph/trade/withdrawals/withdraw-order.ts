import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { mayActFor, requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { isMailbox } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refundNowOrLater } from '../payments/record-payment.ts';
import { openReturn } from '../returns/open-return.ts';
import { cancelWithdrawn } from './cancel-withdrawn.ts';
import { chooseUnits } from './choose-units.ts';
import { findRights } from './find-right.ts';
import { returnKeyOf } from './find-withdrawals.ts';
import { Withdrawal, WithdrawalLine } from './withdrawal.entity.ts';
import { mailWithdrawal } from './withdrawal-mails.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';
import type { WithdrawOrderInput } from './withdrawals.inputs.ts';

const ofBuyer = { name: 'withdrawal of buyer', most: 10, minutes: 60, what: 'withdrawals' };
const ofNetwork = { ...ofBuyer, name: 'withdrawal of network', most: 30 };

/**
 * Declares for its buyer, without a reason, to withdraw from an order or from units of it. Units that are not shipped are cancelled at once, and what was
 * paid of them goes back; others are to come back by a return that is approved. The lock of the checkout decides which they are: nothing is refused because staff
 * were just shipping. A part of an unpaid order is left to staff, until all of it is withdrawn. The receipt is mailed. Errors: NOT_FOUND, also for the order of
 * somebody else; BAD_USER_INPUT for a line of another order, or an address that is none; those of `chooseUnits`; IDEMPOTENCY_KEY_REUSED; RATE_LIMITED.
 */
export async function withdrawOrder(ctx: Context, input: WithdrawOrderInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  if (!mayActFor(ctx.actor, order.owner)) throw new DomainError('NOT_FOUND', 'Order not found.');
  const email = input.email.trim();
  if (!isMailbox(email)) throw fieldError('email', 'An e-mail address such as name@example.com.');
  await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, ofBuyer, requireBuyer(ctx).id);
  const { withdrawalInstructions: instructions } = await findSetting(ctx, withdrawalSettings);
  const payment = await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const { idempotencyKey: requestKey } = input;
    const earlier = await em.findOne(Withdrawal, { order: order.id, requestKey });
    if (earlier) return requireSame(em, earlier, input);
    const current = await readOrder({ em }, order.id);
    const [right] = await findRights(em, ctx, [order.id]);
    const chosen = chooseUnits(right!, input.lines ?? null, ctx.ports.now());
    const declaration = { order: order.id, name: input.name.trim(), email, requestKey };
    const withdrawal = em.create(Withdrawal, { ...declaration, declaredAt: ctx.ports.now() });
    await em.flush();
    // What follows from it comes after it.
    const data = { withdrawal: withdrawal.id };
    await recordEvent(em, ctx, { type: 'order.withdrawn', subject: order.id, order: order.id, data });
    const key = returnKeyOf(withdrawal.id);
    const cancelled = await cancelWithdrawn(em, ctx, { order: current, checkout, chosen, key });
    const back = chosen.flatMap(({ id, shipped }) =>
      shipped > 0 ? [{ orderItemId: id, quantity: shipped }] : [],
    );
    if (back.length > 0) {
      const opened = await openReturn(em, ctx, {
        order: order.id,
        kind: 'withdrawal',
        lines: back,
        requestKey: key,
      });
      em.assign(opened, { answer: instructions, answeredAt: ctx.ports.now() });
    }
    for (const { id, open, shipped } of chosen)
      em.create(WithdrawalLine, {
        withdrawal,
        orderLine: em.getReference(OrderLine, id),
        qty: open + shipped,
        cancelledQty: cancelled.isDone ? open : 0,
        returnedQty: shipped,
      });
    await em.flush();
    await mailWithdrawal(em, ctx, withdrawal, order);
    await failpoint('withdrawal.written');
    return cancelled.payment;
  });
  // What is not made now stays due.
  if (payment) await refundNowOrLater(ctx, payment);
  return readOrder(ctx, order.id);
}

/** Errors: IDEMPOTENCY_KEY_REUSED when the withdrawal that has the key is another one. */
async function requireSame(
  em: SqlEntityManager,
  withdrawal: Withdrawal,
  { name, email, lines }: WithdrawOrderInput,
): Promise<null> {
  const own = await em.find(WithdrawalLine, { withdrawal });
  const key = (units: readonly { orderItemId: string; quantity: number }[]) =>
    JSON.stringify(units.map(({ orderItemId, quantity }) => [orderItemId, quantity]).sort());
  const declared = own.map(({ orderLine, qty }) => ({ orderItemId: orderLine.id, quantity: qty }));
  const isSame =
    withdrawal.name === name.trim() &&
    withdrawal.email === email.trim() &&
    (!lines || key(lines) === key(declared));
  if (!isSame) throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another withdrawal.');
  return null;
}
