import * as t from '#messages/admin/edit-product';
import type { Product } from '../../../schema.generated.ts';
import { momentIn, zonedTime } from '../../../ui/zoned-time.ts';
import { categoryChange } from './attribute-form.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';
import { readTags } from './product-tags.ts';

export type ProductFields = Pick<
  Product,
  | ('name' | 'brand' | 'category' | 'description' | 'seoTitle' | 'seoDescription' | 'tags' | 'taxClass')
  | ('isDraft' | 'publishAt' | 'unpublishAt')
>;

/** A time as an input of date and time has it, by the clocks of the shop; empty for none. */
export const typedTime = (iso: string | null | undefined, timeZone: string): string =>
  iso ? zonedTime(iso, timeZone).replace(' ', 'T') : '';

/** What the form holds now. */
export function readProductForm(
  form: HTMLFormElement,
  saved: Pick<ProductFields, 'publishAt' | 'unpublishAt'>,
  timeZone: string,
): ProductFields {
  const typed = new FormData(form);
  const time = (name: 'publishAt' | 'unpublishAt'): string | null => {
    const text = String(typed.get(name) ?? '');
    // The seconds of a time that a program has set are not shown, and stay.
    if (saved[name] && text === typedTime(saved[name], timeZone)) return saved[name];
    return text ? momentIn(timeZone, text) : null;
  };
  const field = (name: string) => String(typed.get(name)).trim();
  return {
    name: field('name'),
    brand: field('brand'),
    category: field('category'),
    description: field('description'),
    seoTitle: field('seoTitle'),
    seoDescription: field('seoDescription'),
    tags: readTags(field('tags')),
    taxClass: field('taxClass'),
    isDraft: typed.has('isDraft'),
    publishAt: time('publishAt'),
    unpublishAt: time('unpublishAt'),
  };
}

/** What to send of the fields: those that were changed, or all of a product that is not stored yet. */
export function fieldChanges(
  before: Pick<EditProductFragment, 'id' | keyof ProductFields>,
  typed: ProductFields,
  categories: ProductChoicesFragment['categories'],
) {
  const changes: Partial<ProductFields> = before.id ? differences(before, typed) : typed;
  return { ...changes, ...categoryChange(changes.category, categories) };
}

/** Why a typed category cannot be saved: there is none of this name, and it was not chosen to be created. */
export function categoryErrors(
  typed: string,
  allowed: readonly string[],
  categories: readonly { name: string }[],
): Record<string, string> {
  const name = typed.trim();
  if (!name || allowed.includes(name) || categories.some((known) => known.name === name)) return {};
  const choice = t.createCategoryName(name);
  return { category: t.thereIsNoCategoryChoose(name, choice) };
}

/** The fields of `after` that are not as they were. */
export function differences(before: ProductFields, after: ProductFields): Partial<ProductFields> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(before[name as keyof ProductFields]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}
