import * as t from '#messages/admin/collections';
import type { CollectionRuleInput } from '../../../schema.generated.ts';
import { defineFields, type Initial, readFields } from '../../../ui/form-fields.ts';
import type { RuleFragment } from './Collections.generated.tsx';

const amount = { kind: 'amount', isHalf: true, min: 0 } as const;

/** The conditions of a rule, but for the category and attributes. */
export const ruleFields = defineFields({
  words: { kind: 'text', label: t.words, hint: t.wordsHint, max: 100 },
  brands: { kind: 'lines', label: t.brands, hint: t.oneALine },
  tags: { kind: 'words', label: t.tags, hint: t.tagsHint },
  minPrice: { ...amount, label: t.minPrice },
  maxPrice: { ...amount, label: t.maxPrice },
  addedWithinDays: { kind: 'count', isHalf: true, label: t.addedWithin, min: 1, max: 3_650 },
  inStock: { kind: 'flag', label: t.inStock },
  onSale: { kind: 'flag', label: t.onSale },
});

/** An attribute as it is typed. */
export interface AttributeRow {
  /** Of this form alone. */
  id: number;
  key: string;
  /** One a line. */
  values: string;
  min: string;
  max: string;
}

let last = 0;
export const newRow = (): AttributeRow => ({ id: ++last, key: '', values: '', min: '', max: '' });

/** What the form begins with. */
export function ruleValues(rule: RuleFragment | null | undefined): Initial<typeof ruleFields> {
  const { words, brands, tags, minPrice, maxPrice, addedWithinDays, inStock, onSale } = rule ?? {};
  return { words, brands, tags, minPrice, maxPrice, addedWithinDays, inStock, onSale };
}

export const attributeRows = (rule: RuleFragment | null | undefined): AttributeRow[] =>
  (rule?.attributes ?? []).map(({ key, values, min, max }) => ({
    ...newRow(),
    key,
    values: values?.join('\n') ?? '',
    min: String(min ?? ''),
    max: String(max ?? ''),
  }));

/** The rule that is typed; null as long as it has no condition. */
export function readRule(form: FormData, rows: readonly AttributeRow[]): CollectionRuleInput | null {
  const { words, brands, tags, inStock, onSale, ...numbers } = readFields(ruleFields, form);
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  const attributes = rows.flatMap(({ key, values, min, max }) => {
    const lines = values.split('\n').flatMap((line) => line.trim() || []);
    const isEmpty = lines.length === 0 && min === '' && max === '';
    return key === '' || isEmpty ? [] : [{ key, values: lines, min: number(min), max: number(max) }];
  });
  const rule = {
    ...numbers,
    categoryId: String(form.get('category') ?? '') || null,
    words: words || null,
    brands: brands.length > 0 ? brands : null,
    tags: tags.length > 0 ? tags : null,
    inStock: inStock || null,
    onSale: onSale || null,
    attributes: attributes.length > 0 ? attributes : null,
  };
  return Object.values(rule).some((value) => value !== null) ? rule : null;
}
