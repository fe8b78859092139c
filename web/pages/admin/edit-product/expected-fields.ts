import type { Failure } from '../../../apollo/errors.ts';
import type { ExpectedProductInput, ProductInput } from '../../../schema.generated.ts';
import { withFields } from './custom-fields.ts';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { tagsText } from './product-tags.ts';

/** The current values of fields that somebody else has changed since the form was opened. */
export type ChangedFields = NonNullable<Failure['changed']>;

/**
 * What an edit of some fields is decided on: what was stored when the form was opened, or what somebody else has changed it to and was shown
 * since.
 */
export function expectedFields(
  { categoryPath, attributes, ...saved }: EditProductFragment,
  { category: _, customFields: __, ...shown }: ChangedFields,
  edit: ProductInput,
): ExpectedProductInput {
  const { name, brand, description, seoTitle, seoDescription, taxClass } = saved;
  const { tags, isDraft, publishAt, unpublishAt } = saved;
  const all: ExpectedProductInput = {
    name,
    brand,
    description,
    seoTitle,
    seoDescription,
    taxClass,
    isDraft,
    publishAt,
    unpublishAt,
    tags: [...tags],
    categoryId: categoryPath.at(-1)?.id ?? null,
    attributes: attributes.map(({ key, values }) => ({ key, values: [...values] })),
    ...shown,
  };
  const isSet = (field: string) =>
    edit[field as keyof ProductInput] !== undefined || (field === 'categoryId' && edit.category != null);
  return Object.fromEntries(Object.entries(all).filter(([field]) => isSet(field)));
}

/** The product with what somebody else has changed. */
export function withChanged(saved: EditProductFragment, changed: ChangedFields): EditProductFragment {
  const { categoryId, attributes = saved.attributes, customFields: _, ...fields } = changed;
  const { category = saved.category } = fields;
  const categoryPath =
    categoryId === undefined ? saved.categoryPath : categoryId ? [{ id: categoryId, name: category }] : [];
  const others = { ...fields, attributes: attributes.map((each) => ({ ...each })), categoryPath };
  return { ...withFields(saved, changed), ...others };
}

const TEXTS = ['name', 'brand', 'description', 'seoTitle', 'seoDescription', 'tags', 'taxClass'] as const;

type Texts = Pick<EditProductFragment, (typeof TEXTS)[number]>;

const textOf = (value: string | readonly string[] | undefined) =>
  typeof value === 'object' ? tagsText(value) : value;

/** Shows values in the fields of a form, but in those that were typed in since it held `sent`. */
export function showTexts(form: HTMLFormElement, values: Partial<Texts>, sent?: Texts): void {
  for (const name of TEXTS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    const value = textOf(values[name]);
    if (!field || value === undefined || (sent && field.value.trim() !== textOf(sent[name]))) continue;
    if (field.value !== value) field.value = value;
  }
}
