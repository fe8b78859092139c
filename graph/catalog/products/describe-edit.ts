import { isDeepStrictEqual } from 'node:util';
import { type ChangedValues, changedValues, loggedValue } from '../../core/changed-values.ts';
import type { Product } from './product.entity.ts';

/** The fields that change, with their values before and after; attributes one by one. */
export function describeEdit(product: Product, { attributes, ...changes }: Partial<Product>): ChangedValues {
  const data = changedValues(product, changes);
  const keys = attributes ? new Set([...Object.keys(product.attributes), ...Object.keys(attributes)]) : [];
  for (const key of keys) {
    const [before, after] = [product.attributes[key], attributes?.[key]];
    if (!isDeepStrictEqual(before, after)) addChange(data, `attributes.${key}`, before, after);
  }
  return data;
}

/** Adds another field that changes. */
export function addChange(data: ChangedValues, field: string, before: unknown, after: unknown): void {
  data.changed.push(field);
  data.old[field] = loggedValue(before);
  data.new[field] = loggedValue(after);
}
