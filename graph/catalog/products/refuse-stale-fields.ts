import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ErrorDetails } from '../../core/errors.ts';
import { readDefinitions } from '../attributes/attribute-values.ts';
import type { AttributeValueInput } from './attribute-values.inputs.ts';
import type { UpdateProductInput } from './edit-products.inputs.ts';
import type { Product } from './product.entity.ts';
import { normalTexts } from './seo-texts.ts';
import { lockPublications } from './set-publications.ts';

type Changed = NonNullable<ErrorDetails['changed']>;

const TEXTS = [
  ...(['name', 'brand', 'description', 'seoTitle', 'seoDescription'] as const),
  ...(['tags', 'taxClass', 'isDraft'] as const),
];
const TIMES = ['publishAt', 'unpublishAt'] as const;

/**
 * Errors: CONFLICT with the current values of the fields that an edit of a locked product sets although somebody else has changed them since
 * the edit was decided on. Who gives a field the value that it has by now is in no conflict.
 */
export async function refuseStaleFields(
  em: SqlEntityManager,
  input: UpdateProductInput,
  product: Product,
): Promise<void> {
  const { expected } = input;
  if (!expected) return;
  const changed: Changed = {};
  for (const field of TEXTS) {
    const [set, now] = [{ ...input, ...normalTexts(input) }[field] ?? undefined, product[field]];
    if (isStale(set, expected[field] ?? undefined, now)) Object.assign(changed, { [field]: now });
  }
  if (expected.publishAt !== undefined || expected.unpublishAt !== undefined) {
    const row = (await lockPublications(em, [product.id])).get(product.id);
    for (const field of TIMES) {
      const now = row?.[field] ?? null;
      if (isStale(input[field], expected[field], now)) changed[field] = now?.toISOString() ?? null;
    }
  }
  const place = product.listedIn?.id ?? null;
  const isMoved = input.categoryId != null || input.category != null;
  const { categoryId } = expected;
  if (
    isMoved &&
    isStale(input.categoryId?.toLowerCase() ?? '', categoryId?.toLowerCase() ?? categoryId, place)
  )
    Object.assign(changed, { categoryId: place, category: product.category });
  if (input.attributes && expected.attributes) {
    const known = await readDefinitions(em);
    const now = Object.entries(product.attributes)
      .filter(([key]) => known.has(key))
      .map(([key, value]) => ({ key, values: [value].flat().map(String) }));
    if (isStale(textOf(input.attributes), textOf(expected.attributes), textOf(now))) changed.attributes = now;
  }
  if (Object.keys(changed).length === 0) return;
  const message = 'Somebody else has changed the same fields of this product meanwhile. Nothing was saved.';
  throw new DomainError('CONFLICT', message, { changed });
}

/** Whether an edit sets a field that is neither as it was expected nor as it is to be. Undefined: it says nothing of it. */
function isStale<Value>(set: Value | undefined, expected: Value | undefined, now: Value): boolean {
  if (set === undefined || expected === undefined) return false;
  return !isDeepStrictEqual(now, expected) && !isDeepStrictEqual(now, set);
}

/** Values of attributes in an order that does not depend on how they were written. */
const textOf = (values: readonly AttributeValueInput[]): string =>
  JSON.stringify(
    values
      .map(({ key, value, values: list }) => [key, ...(list ?? [value ?? ''])])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
