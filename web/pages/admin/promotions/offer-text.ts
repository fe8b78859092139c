import * as t from '#messages/admin/promotions';
import type { MoneySettings } from '#money/format-money';
import { formatMoney } from '#money/format-money';
import { nameOf } from '../../../features/catalog/PickProducts.tsx';
import type { EditedPromotionFragment, PromotionsPageQuery } from './PromotionsPage.generated.tsx';

type Offer = Pick<EditedPromotionFragment, 'kind' | 'value' | 'buyQty' | 'getQty'>;

/** What a promotion takes off, in a few words: "10 % off". */
export function offerText({ kind, value, buyQty, getQty }: Offer, settings: MoneySettings): string {
  if (kind === 'FREE_SHIPPING') return t.freeShipping;
  if (kind === 'AMOUNT') return t.off(formatMoney(value, settings));
  if (kind === 'PERCENT') return `${value / 100} % off`;
  const reduction = value === 100_00 ? 'free' : `${value / 100} % off`;
  return t.buyGet(buyQty, getQty, reduction);
}

type Limits = Pick<EditedPromotionFragment, 'categoryIds' | 'collectionIds' | 'products'>;

/** Names before the rest is counted. */
const MOST_NAMED = 3;
const lists = new Intl.ListFormat('en-GB');

/** What a promotion is limited to: "Shoes, Lamp (draft) and Chair"; empty when it is for all products. */
export function limitText(
  { categoryIds, collectionIds, products }: Limits,
  categories: PromotionsPageQuery['categories'],
  collections: PromotionsPageQuery['collectionChoices'],
): string {
  const byId = new Map(categories.map(({ id, path }) => [id, path.at(-1)!.name]));
  const chosen = collections.filter(({ id }) => collectionIds.includes(id));
  const names = [
    ...categoryIds.map((id) => byId.get(id) ?? t.aDeletedCategory),
    ...chosen.map(({ name }) => name),
    ...products.map(nameOf),
  ];
  const more = names.length - MOST_NAMED;
  return lists.format(more > 0 ? [...names.slice(0, MOST_NAMED), t.more(more)] : names);
}
