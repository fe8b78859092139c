import type { Cents } from '#money/cents';
import { formatMoney } from '#money/format-money';
import type { SoldLine } from '#money/line';
import { Permission, requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import type { ChosenLine } from './choose-variants.ts';

/** The most that a price may be raised to, as a multiple of the price of the shop: more is a slip of the keyboard. */
const MOST = 10;

/** The price of one unit of a variant that staff want, in minor units. */
export interface WantedPrice {
  variantId: string;
  price: Cents;
  reason: string;
}

/**
 * What the prices that staff set change of the lines, by variant. Errors: FORBIDDEN without the permission, and
 * without REFUNDS for more than `staffGiftLimit` below the prices of the shop; BAD_USER_INPUT for a
 * variant that is not in the cart or is named twice, and for a price above ten times that of the shop.
 */
export async function overridePrices(
  ctx: Pick<Context, 'actor' | 'em' | 'ports' | 'settings'>,
  lines: readonly ChosenLine[],
  wanted: readonly WantedPrice[],
): Promise<Map<string, Pick<SoldLine, 'price' | 'listPrice' | 'priceOverride'>>> {
  const overrides = new Map<string, Pick<SoldLine, 'price' | 'listPrice' | 'priceOverride'>>();
  if (wanted.length === 0) return overrides;
  requirePermission(ctx, Permission.Orders);
  let given = 0;
  for (const { variantId, price, reason } of wanted) {
    const item = variantId.toLowerCase();
    const line = lines.find((each) => each.item === item);
    if (!line || overrides.has(item))
      throw new DomainError(
        'BAD_USER_INPUT',
        'Set one price for each variant of the order, and for no other.',
      );
    if (!line.variant) continue;
    const { price: shopPrice, product } = line.variant;
    if (price > shopPrice * MOST)
      throw new DomainError(
        'BAD_USER_INPUT',
        `The price of ${product.name} is more than ${MOST} times its price in the shop. Check the decimals.`,
      );
    if (price === shopPrice) continue;
    given += Math.max(0, shopPrice - price) * line.qty;
    overrides.set(item, { price, listPrice: price, priceOverride: { shopPrice, reason: reason.trim() } });
  }
  await refuseLargeGift(ctx, given);
  return overrides;
}

/** What staff take off an order is money that the shop does without, as a refund is. */
async function refuseLargeGift(
  ctx: Pick<Context, 'actor' | 'em' | 'ports' | 'settings'>,
  given: Cents,
): Promise<void> {
  const { staffGiftLimit } = ctx.settings;
  if (given <= staffGiftLimit || ctx.actor.can(Permission.Refunds)) return;
  const money = await moneySettings(ctx);
  const most = formatMoney(staffGiftLimit, money);
  const message = `These prices are ${formatMoney(given, money)} below the prices of the shop. More than ${most} an order needs the permission REFUNDS.`;
  throw new DomainError('FORBIDDEN', message, { needs: Permission.Refunds });
}
