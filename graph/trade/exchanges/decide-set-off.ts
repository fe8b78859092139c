import type { Cents } from '#money/cents';
import { formatMoney, moneyIn } from '#money/format-money';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
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
}

/**
 * What the returned units are to pay of a new order whose buyer pays the rest, in minor units; 0 when they pay all of it. Errors: CONFLICT when nothing can be given
 * back for them, and with `amountDue` when the buyer would have to pay another rest than was agreed on.
 */
export async function decideSetOff(
  ctx: Context,
  { totalPrice, currency, worth, worthAtMost, agreed }: Deciding,
): Promise<Cents> {
  const amountDue = totalPrice <= worthAtMost ? 0 : totalPrice - worth;
  if (amountDue > 0 && worth <= 0)
    throw new DomainError(
      'CONFLICT',
      'Nothing can be given back for the returned items, so they pay nothing of new ones.',
    );
  if (amountDue === agreed) return amountDue > 0 ? worth : 0;
  if (amountDue === 0)
    throw new DomainError('CONFLICT', 'The returned items pay all of the new ones by now. Load it again.');
  const shown = formatMoney(amountDue, moneyIn(currency, await moneySettings(ctx)));
  throw new DomainError(
    'CONFLICT',
    `The new items cost ${shown} more than can be given back for the returned ones. The buyer has to pay that by ${day(await dueAt(ctx), await mailSettings(ctx))}, or the new order is cancelled.`,
    { amountDue },
  );
}
