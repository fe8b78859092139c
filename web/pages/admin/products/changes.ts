import { parseCents } from '#money/cents';
import { changePrice, type PricePair, priceProblem } from '#money/change-price';
import type { ProductChangesInput } from '../../../schema.generated.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';

/** What a value is typed as. */
type Value = 'none' | 'text' | 'category' | 'percent' | 'money' | 'quantity';

interface Kind {
  group: string;
  label: string;
  value: Value;
  /** Whether the price until now can be shown as the price before. */
  canReduce?: true;
}

/** The changes that can be made to many products at once. */
export const kinds = {
  publish: { group: 'Catalogue', label: 'Publish', value: 'none' },
  hide: { group: 'Catalogue', label: 'Make a draft', value: 'none' },
  category: { group: 'Catalogue', label: 'Move to a category', value: 'category' },
  brand: { group: 'Catalogue', label: 'Set the brand', value: 'text' },
  lowerPercent: { group: 'Price', label: 'Lower by a percentage', value: 'percent', canReduce: true },
  raisePercent: { group: 'Price', label: 'Raise by a percentage', value: 'percent' },
  lowerAmount: { group: 'Price', label: 'Lower by an amount', value: 'money', canReduce: true },
  raiseAmount: { group: 'Price', label: 'Raise by an amount', value: 'money' },
  price: { group: 'Price', label: 'Set the price', value: 'money', canReduce: true },
  compareAtPrice: { group: 'Price', label: 'Set the price before', value: 'money' },
  endReduction: { group: 'Price', label: 'End the reduction', value: 'none' },
  stock: { group: 'Stock', label: 'Set the stock', value: 'quantity' },
  addStock: { group: 'Stock', label: 'Add to the stock', value: 'quantity' },
  takeStock: { group: 'Stock', label: 'Take from the stock', value: 'quantity' },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];

/** The change as the server takes it; null while the value is not complete. */
export function readChanges(name: KindName, typed: string, isReduction: boolean): ProductChangesInput | null {
  const text = typed.trim();
  if (name === 'publish' || name === 'hide') return { isDraft: name === 'hide' };
  if (name === 'endReduction') return { price: { endReduction: true } };
  if (name === 'category') return text ? { categoryId: text } : null;
  if (name === 'brand') return text ? { brand: text } : null;
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
    case 'stock':
      return { stock: { countInStock: number } };
    case 'addStock':
    case 'takeStock':
      return { stock: { add: name === 'addStock' ? number : -number } };
    default:
      return { price: { [name]: number, ...reduction } };
  }
}

const readers: Partial<Record<Value, (text: string) => number | null>> = {
  money: parseCents,
  // A percentage has two decimals as an amount has.
  percent: (text) => parseCents(text.replace(/ ?%$/, '')),
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
  const { price, compareAtPrice, countInStock, variants } = product;
  if (changes.price) {
    const before = { price, compareAtPrice: compareAtPrice ?? null };
    const after = changePrice(before, changes.price);
    const isChanged = after.price !== before.price || after.compareAtPrice !== before.compareAtPrice;
    return { price: { before, after }, isChanged, problem: priceProblem(after) };
  }
  if (changes.stock) {
    const { countInStock: set, add } = changes.stock;
    const after = set != null ? set * variants.length : countInStock + (add ?? 0) * variants.length;
    const problem = after < 0 ? `has only ${countInStock} in stock` : null;
    return { stock: { before: countInStock, after }, isChanged: after !== countInStock, problem };
  }
  const { isDraft, brand } = changes;
  const isSame =
    (isDraft ?? product.isDraft) === product.isDraft && (brand ?? product.brand) === product.brand;
  return { isChanged: !isSame || changes.categoryId != null, problem: null };
}
