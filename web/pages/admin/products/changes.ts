import * as t from '#messages/admin/products';
import { changePrice, type PricePair, priceProblem } from '#money/change-price';
import { parseEnergyClass } from '#money/energy-class';
import { parseNetContent } from '#money/unit-price';
import type { ProductChangesInput } from '../../../schema.generated.ts';
import { readAmount } from '../../../ui/plain-amount.ts';
import { momentIn } from '../../../ui/zoned-time.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

/** What a value is typed as. */
type Value =
  | 'none'
  | 'text'
  | 'category'
  | 'percent'
  | 'money'
  | 'quantity'
  | 'moment'
  | 'content'
  | 'tags'
  | 'attribute'
  | 'manufacturer'
  | 'energy'
  | 'taxClass';

export interface Kind {
  group: string;
  label: string;
  value: Value;
  /** Whether the price until now can be shown as the price before. */
  canReduce?: true;
}

/** The changes that can be made to many products at once. */
export const kinds = {
  publish: { group: t.catalogue, label: t.publish, value: 'none' },
  hide: { group: t.catalogue, label: t.makeADraft, value: 'none' },
  category: { group: t.catalogue, label: t.moveToACategory, value: 'category' },
  publishAt: { group: t.catalogue, label: t.putOnSaleAt, value: 'moment' },
  unpublishAt: { group: t.catalogue, label: t.takeOffSaleAt, value: 'moment' },
  noTimes: { group: t.catalogue, label: t.removeTheTimes, value: 'none' },
  attribute: { group: t.catalogue, label: t.setAnAttribute, value: 'attribute' },
  addTags: { group: t.catalogue, label: t.addTags, value: 'tags' },
  removeTags: { group: t.catalogue, label: t.removeTags, value: 'tags' },
  brand: { group: t.catalogue, label: t.setTheBrand, value: 'text' },
  manufacturer: { group: t.catalogue, label: t.setTheManufacturer, value: 'manufacturer' },
  energyClass: { group: t.catalogue, label: t.setTheEnergyClass, value: 'energy' },
  taxClass: { group: t.catalogue, label: t.setTheTaxClass, value: 'taxClass' },
  lowerPercent: { group: t.price, label: t.lowerByAPercentage, value: 'percent', canReduce: true },
  raisePercent: { group: t.price, label: t.raiseByAPercentage, value: 'percent' },
  lowerAmount: { group: t.price, label: t.lowerByAnAmount, value: 'money', canReduce: true },
  raiseAmount: { group: t.price, label: t.raiseByAnAmount, value: 'money' },
  price: { group: t.price, label: t.setThePrice, value: 'money', canReduce: true },
  compareAtPrice: { group: t.price, label: t.setThePriceBefore, value: 'money' },
  endReduction: { group: t.price, label: t.endTheReduction, value: 'none' },
  stock: { group: t.stock, label: t.setTheStock, value: 'quantity' },
  addStock: { group: t.stock, label: t.addToTheStock, value: 'quantity' },
  takeStock: { group: t.stock, label: t.takeFromTheStock, value: 'quantity' },
  backorderLimit: { group: t.stock, label: t.setTheBackorderLimit, value: 'quantity' },
  cost: { group: t.items, label: t.setTheCost, value: 'money' },
  weight: { group: t.items, label: t.setTheWeight, value: 'quantity' },
  netContent: { group: t.items, label: t.setTheNetContent, value: 'content' },
  reorderPoint: { group: t.items, label: t.setTheReorderPoint, value: 'quantity' },
} satisfies Record<string, Kind>;

/** Stands for removing the manufacturer, while nothing chosen is no change. */
export const NO_MANUFACTURER = 'none';

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];

/** What a change is besides what is typed. */
export interface ChangeOptions {
  isReduction: boolean;
  /** That of the shop. */
  timeZone?: string;
  /** The attribute that is set; several values of one stand between commas. */
  attribute?: { key: string; type: string };
}

/** The change as the server takes it; null while the value is not complete. An attribute without a value is removed. */
export function readChanges(
  name: KindName,
  typed: string,
  { isReduction, timeZone, attribute }: ChangeOptions,
): ProductChangesInput | null {
  const text = typed.trim();
  if (name === 'publish' || name === 'hide') return { isDraft: name === 'hide' };
  if (name === 'endReduction') return { price: { endReduction: true } };
  if (name === 'category') return text ? { categoryId: text } : null;
  if (name === 'taxClass') return text ? { taxClass: text } : null;
  if (name === 'brand') return text ? { brand: text } : null;
  if (name === 'addTags' || name === 'removeTags') return tagged(name, text);
  if (name === 'netContent') return parseNetContent(text) ? { netContent: text } : null;
  if (name === 'energyClass') return parseEnergyClass(text) ? { energyClass: text } : null;
  if (name === 'manufacturer')
    return text ? { manufacturerId: text === NO_MANUFACTURER ? null : text } : null;
  if (name === 'noTimes') return { publishAt: null, unpublishAt: null };
  if (name === 'publishAt' || name === 'unpublishAt')
    return text && timeZone ? { [name]: momentIn(timeZone, text) } : null;
  if (name === 'attribute') return attribute ? { attribute: attributeInput(attribute, text) } : null;
  const { value, canReduce } = kindOf(name);
  const number = readers[value]?.(text) ?? null;
  if (number === null) return null;
  const reduction = canReduce && isReduction ? { isReduction } : {};
  switch (name) {
    case 'lowerPercent':
    case 'raisePercent':
      return { price: { basisPoints: name === 'lowerPercent' ? -number : number, ...reduction } };
    case 'lowerAmount':
    case 'raiseAmount':
      return { price: { amount: name === 'lowerAmount' ? -number : number, ...reduction } };
    case 'cost':
    case 'weight':
    case 'reorderPoint':
    case 'backorderLimit':
      return { [name]: number };
    case 'stock':
      return { stock: { countInStock: number } };
    case 'addStock':
    case 'takeStock':
      return { stock: { add: name === 'addStock' ? number : -number } };
    default:
      return { price: { [name]: number, ...reduction } };
  }
}

function attributeInput({ key, type }: { key: string; type: string }, text: string) {
  if (type !== 'LIST') return text ? { key, value: text } : { key };
  return { key, values: listOf(text) };
}

function tagged(name: 'addTags' | 'removeTags', text: string) {
  const tags = listOf(text);
  return tags.length > 0 ? { [name]: tags } : null;
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

const readers: Partial<Record<Value, (text: string) => number | null>> = {
  money: readAmount,
  // A percentage has two decimals as an amount has.
  percent: (text) => readAmount(text.replace(/ ?%$/, '')),
  quantity: (text) => (/^\d{1,7}$/.test(text) ? Number(text) : null),
};

/** What a change does to a product: what is shown of it before and after, and why it cannot be. */
export interface Preview {
  price?: { before: PricePair; after: PricePair };
  stock?: { before: number; after: number };
  isChanged: boolean;
  problem: string | null;
}

/** Predicts a change by the cheapest variant and the sum of the stock. The server decides by each variant. */
export function previewOf(product: ListedProductFragment, changes: ProductChangesInput): Preview {
  const { price, compareAtPrice, variants } = product;
  if (changes.price) {
    const before = { price, compareAtPrice: compareAtPrice ?? null };
    const after = changePrice(before, changes.price);
    const isChanged = after.price !== before.price || after.compareAtPrice !== before.compareAtPrice;
    return { price: { before, after }, isChanged, problem: priceProblem(after) };
  }
  if (changes.stock) {
    const { countInStock: set, add } = changes.stock;
    const before = unitsOf(product);
    const after = set != null ? set * variants.length : before + (add ?? 0) * variants.length;
    const problem = after < Math.min(0, before) ? t.hasOnlyInStock(Math.max(0, before)) : null;
    return { stock: { before, after }, isChanged: after !== before, problem };
  }
  const { isDraft, brand, categoryId, ...others } = changes;
  const isSame =
    (isDraft ?? product.isDraft) === product.isDraft && (brand ?? product.brand) === product.brand;
  return { isChanged: !isSame || categoryId != null || Object.keys(others).length > 0, problem: null };
}

/** Units in stock of all variants together; those that are owed count below zero. */
export const unitsOf = ({ variants }: Pick<ListedProductFragment, 'variants'>) =>
  variants.reduce((sum, each) => sum + each.inventoryQuantity!, 0);

/** What was seen of a product is sent with its change, so that nothing is changed twice. */
export function seen(product: ListedProductFragment) {
  return {
    id: product.id,
    expectedPrice: product.price,
    expectedHighestPrice: product.priceRange.max,
    expectedCountInStock: unitsOf(product),
  };
}
