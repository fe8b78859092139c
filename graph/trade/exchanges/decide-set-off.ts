import type { Cents } from '#money/cents';
import { formatMoney, moneyIn } from '#money/format-money';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { minAmountOf } from '../../core/gateway-of.ts';
import { mailSettings, moneySettings } from '../../platform/settings/shop-settings.ts';
import { day } from '../payments/mails/order-mail.tsx';
import { dueAt } from './place-exchange.ts';

interface Deciding {
  totalPrice: Cents;
  currency: string;
  /** What the returned units come to as a credit. */
  worth: Cents;
  /** The same with what rounding can add to it when they are refunded. */
  worthAtMost: Cents;
  /** What the buyer agreed to pay besides. */
  agreed: Cents;
  /** The name of the provider that charges it. */
  paymentProvider: string;
}

/**
 * What the returned units are to pay of a new order whose buyer pays the rest, in minor units; 0 when they pay all of it. Errors: CONFLICT when nothing can be given
 * back for them, and with `amountDue` when the buyer would have to pay another rest than was agreed on, or with `minAmount` a smaller one than the provider charges.
 */
export async function decideSetOff(
  ctx: Context,
  { totalPrice, currency, worth, worthAtMost, agreed, paymentProvider }: Deciding,
): Promise<Cents> {
  const amountDue = totalPrice <= worthAtMost ? 0 : totalPrice - worth;
  if (amountDue > 0 && worth <= 0)
    throw new DomainError(
      'CONFLICT',
      'Nothing can be given back for the returned items, so they pay nothing of new ones.',
    );
  const minAmount = minAmountOf(ctx.ports, paymentProvider);
  const money = moneyIn(currency, await moneySettings(ctx));
  const shown = formatMoney(amountDue, money);
  if (amountDue > 0 && amountDue < minAmount)
    throw new DomainError(
      'CONFLICT',
      `The new items cost ${shown} more than can be given back for the returned ones, and the payment provider charges ${formatMoney(minAmount, money)} at least. Refund the return instead.`,
      { minAmount },
    );
  if (amountDue === agreed) return amountDue > 0 ? worth : 0;
  if (amountDue === 0)
    throw new DomainError('CONFLICT', 'The returned items pay all of the new ones by now. Load it again.');
  throw new DomainError(
    'CONFLICT',
    `The new items cost ${shown} more than can be given back for the returned ones. The buyer has to pay that by ${day(await dueAt(ctx), await mailSettings(ctx))}, or the new order is cancelled.`,
    { amountDue },
  );
}
