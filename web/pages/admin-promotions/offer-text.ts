import type { MoneySettings } from '#money/format-money';
import { formatMoney } from '#money/format-money';
import type { EditedPromotionFragment } from './PromotionsPage.generated.tsx';

type Offer = Pick<EditedPromotionFragment, 'kind' | 'value' | 'buyQty' | 'getQty'>;

/** What a promotion takes off, in a few words: "10 % off". */
export function offerText({ kind, value, buyQty, getQty }: Offer, settings: MoneySettings): string {
  if (kind === 'FREE_SHIPPING') return 'Free shipping';
  if (kind === 'AMOUNT') return `${formatMoney(value, settings)} off`;
  if (kind === 'PERCENT') return `${value / 100} % off`;
  const reduction = value === 100_00 ? 'free' : `${value / 100} % off`;
  return `Buy ${buyQty}, get ${getQty} ${reduction}`;
}
