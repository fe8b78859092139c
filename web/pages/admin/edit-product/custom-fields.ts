import type { Failure } from '../../../apollo/errors.ts';
import {
  customFieldEdits,
  fieldName,
  withValues,
} from '../../../features/custom-fields/custom-field-form.ts';
import type { EditProductFragment, ProductChoicesFragment } from './EditProductPage.generated.tsx';

type ChangedFields = Pick<NonNullable<Failure['changed']>, 'customFields'>;
type Fields = Pick<ProductChoicesFragment, 'productFields' | 'variantFields'>;
type Stored = Pick<EditProductFragment, 'id' | 'customFields' | 'variants'>;

/** Of the names of the inputs of a row, which stay when rows are added, removed or loaded again. */
export const pathOf = ({ id, key }: { id?: string; key?: number }) => `row.${id ?? key}.`;

/** The custom fields of a product and its variants with what somebody else has changed of them. */
export function withFields<Product extends Stored>(
  saved: Product,
  { customFields = [] }: ChangedFields,
): Product {
  const valuesOf = (subject: string, id: string) =>
    customFields.filter((field) => field.subject === subject && field.id === id);
  return {
    ...saved,
    customFields: withValues(saved.customFields, valuesOf('product', saved.id)),
    variants: saved.variants.map((variant) => ({
      ...variant,
      customFields: withValues(variant.customFields, valuesOf('variant', variant.id)),
    })),
  };
}

/** What to send of the custom fields: of the product, and of each row of its variants. */
export function fieldEdits(
  element: HTMLFormElement,
  { productFields, variantFields }: Fields,
  saved: Stored,
  rows: readonly { id?: string; key?: number }[],
) {
  const form = new FormData(element);
  const customFields = customFieldEdits(form, productFields, saved.customFields);
  const ofRows = rows.map((row) => {
    const stored = saved.variants.find(({ id }) => id === row.id)?.customFields ?? [];
    return customFieldEdits(form, variantFields, stored, pathOf(row));
  });
  return { customFields, ofRows, isChanged: [customFields, ...ofRows].some((edits) => edits.length > 0) };
}

export type RowEdits = ReturnType<typeof fieldEdits>['ofRows'];

/** Shows what somebody else has changed; nothing else that was typed changes. */
export function showTheirFields(element: HTMLFormElement, { customFields = [] }: ChangedFields): void {
  for (const { subject, id, key, value } of customFields)
    show(element, fieldName(key, subject === 'variant' ? pathOf({ id }) : ''), value ?? '');
}

/** Shows what is stored, but in inputs that were typed in since the form held `sent`. */
export function showStoredFields(
  element: HTMLFormElement,
  { productFields, variantFields }: Fields,
  stored: Stored,
  sent: FormData,
): void {
  const showAll = (definitions: Fields['productFields'], values: Stored['customFields'], path?: string) => {
    for (const { key } of definitions) {
      const value = values.find((each) => each.key === key)?.value ?? '';
      show(element, fieldName(key, path), value, sent);
    }
  };
  showAll(productFields, stored.customFields);
  for (const { id, customFields } of stored.variants) showAll(variantFields, customFields, pathOf({ id }));
}

function show(element: HTMLFormElement, name: string, value: string, sent?: FormData): void {
  const input = element.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
  if (!input || (sent && input.value !== sent.get(name))) return;
  if (input.value !== value) input.value = value;
}

/** What the inputs hold while nothing is typed. */
export function formOf(
  { productFields, variantFields }: Fields,
  { customFields, variants }: Stored,
): FormData {
  const form = new FormData();
  const setAll = (definitions: Fields['productFields'], values: Stored['customFields'], path?: string) => {
    for (const { key } of definitions)
      form.set(fieldName(key, path), values.find((each) => each.key === key)?.value ?? '');
  };
  setAll(productFields, customFields);
  for (const variant of variants) setAll(variantFields, variant.customFields, pathOf(variant));
  return form;
}

/**
 * What a form is decided on after somebody else's save was loaded: theirs, but for fields that were typed in. Those stay as they were, so that saving
 * them is a conflict.
 */
export function withTheirFields(
  typed: Pick<ReturnType<typeof fieldEdits>, 'customFields' | 'ofRows'>,
  saved: Stored,
  theirs: EditProductFragment,
): EditProductFragment {
  const before = (edits: RowEdits[number]) => edits.map(({ key, expected }) => ({ key, value: expected }));
  return {
    ...theirs,
    customFields: withValues(theirs.customFields, before(typed.customFields)),
    variants: theirs.variants.map((variant) => {
      const edits = typed.ofRows[saved.variants.findIndex(({ id }) => id === variant.id)] ?? [];
      return { ...variant, customFields: withValues(variant.customFields, before(edits)) };
    }),
  };
}
