import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';

export type Definition = ProductChoicesFragment['attributes'][number];
type Values = readonly { key: string; values: readonly string[] }[];

/** The name of the field of an attribute, as in the errors of the server. */
export const fieldOf = (key: string) => `attributes.${key}`;

/** The attributes that a product in this category has: those of all categories, of this one and those above it, and what it has. */
export function attributesFor(
  { attributes, categories }: Pick<ProductChoicesFragment, 'attributes' | 'categories'>,
  category: string,
  values: Values,
): Definition[] {
  const path = categories.find(({ name }) => name === category.trim())?.path ?? [];
  const applies = ({ key, categoryIds }: Definition) =>
    categoryIds.length === 0 ||
    path.some(({ id }) => categoryIds.includes(id)) ||
    values.some((each) => each.key === key);
  return attributes.filter(applies);
}

/** What is typed into the fields of these attributes, without those that are empty. */
export function readAttributes(form: FormData, definitions: readonly Definition[]) {
  return definitions.flatMap(({ key, type, choices }) => {
    const typed = form.getAll(fieldOf(key)).map(String);
    const texts = type === 'LIST' && choices.length === 0 ? typed.flatMap((text) => text.split('\n')) : typed;
    const values = texts.map((text) => text.trim()).filter(Boolean);
    return values.length > 0 ? [{ key, values }] : [];
  });
}

/** The attributes to send: none when they are as they were. */
export function attributeChanges(before: Values, after: Values) {
  const text = (values: Values) => JSON.stringify(values.map((each) => [each.key, each.values]));
  return text(before) === text(after)
    ? {}
    : { attributes: after.map(({ key, values }) => ({ key, values: [...values] })) };
}

/** A category that exists is named by its id: under its name it may be gone by now. */
export function categoryChange(
  name: string | undefined,
  categories: ProductChoicesFragment['categories'],
): { category?: string; categoryId?: string } {
  const known = categories.find((category) => category.name === name);
  if (known) return { category: undefined, categoryId: known.id };
  return name === undefined ? {} : { category: name };
}

/** The product with the present name of its category, of which it may have an older copy for a minute. */
export function withCategoryName(product: EditProductFragment): EditProductFragment {
  return { ...product, category: product.categoryPath.at(-1)?.name ?? product.category };
}
