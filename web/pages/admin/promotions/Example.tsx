import * as t from '#messages/admin/promotions';
import { applyPromotions } from '#money/apply-promotions';
import { priceOrder } from '#money/price-order';
import type { PromotedLine, PromotionKind } from '#money/promotion';
import { DEFAULT_RULES, orderRulesOf, STANDARD_CLASS } from '#money/shop-rules';
import type { PromotionInput } from '../../../schema.generated.ts';
import { Money } from '../../../ui/Money.tsx';

const kinds: Record<PromotionInput['kind'], PromotionKind> = {
  PERCENT: 'percent',
  AMOUNT: 'amount',
  FREE_SHIPPING: 'free_shipping',
  BUY_X_GET_Y: 'buy_x_get_y',
};
const PRICE = 20_00;
const QTY = 3;
const SHIPPING = 5_00;

/** What the promotion takes off a cart of three items, by the code that prices orders. */
export function Example({ promotion }: { promotion: PromotionInput }) {
  if (!isWhole(promotion)) return null;
  const categoryIds = promotion.categoryIds ?? [];
  const collectionIds = promotion.collectionIds ?? [];
  const line: PromotedLine = {
    price: PRICE,
    qty: QTY,
    taxClass: STANDARD_CLASS,
    product: '',
    categoryIds,
    collectionIds,
  };
  const rules = orderRulesOf({ ...DEFAULT_RULES, taxRates: [] }, null, {
    kind: 'delivery',
    countries: null,
    price: SHIPPING,
    freeAbove: null,
    taxClass: null,
  });
  const offered = {
    id: 'example',
    title: promotion.title,
    kind: kinds[promotion.kind],
    value: promotion.value ?? 0,
    buyQty: promotion.buyQty ?? 0,
    getQty: promotion.getQty ?? 0,
    categoryIds,
    collectionIds,
    productIds: [],
    minItems: promotion.minItems ?? null,
    minQty: promotion.minQty ?? null,
    firstOrderOnly: false,
    segmentId: null,
    startsAt: null,
    endsAt: null,
    maxPerPerson: null,
    stacks: true,
    priority: 0,
    code: null,
    usesLeft: null,
  };
  const { discounts } = applyPromotions([line], [offered], { rules, now: new Date(), buyer: null });
  const isLimited = categoryIds.length + collectionIds.length > 0 || (promotion.productIds ?? []).length > 0;
  const order = priceOrder([line], rules, discounts);
  const saved = order.discountPrice + order.shippingDiscount;
  return (
    <>
      {t.example3OfTheChosen(isLimited, <Money cents={PRICE} />, <Money cents={SHIPPING} />)}{' '}
      {saved === 0
        ? t.nothingIsTakenOff
        : t.offToPay(<Money cents={saved} />, <Money cents={order.totalPrice} />)}
    </>
  );
}

/** Whether the numbers that are typed so far can be calculated with. */
function isWhole({ kind, value, buyQty, getQty, minQty }: PromotionInput): boolean {
  const isTyped = kind === 'FREE_SHIPPING' || (value ?? 0) > 0;
  const hasQuantities = kind !== 'BUY_X_GET_Y' || ((buyQty ?? 0) > 0 && (getQty ?? 0) > 0);
  return (
    isTyped &&
    hasQuantities &&
    [buyQty, getQty, minQty].every((count) => count == null || Number.isInteger(count))
  );
}
