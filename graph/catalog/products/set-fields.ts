import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ChangedValues, mergeChanges } from '../../core/changed-values.ts';
import type { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { setCustomFields } from '../../platform/custom-fields/set-custom-fields.ts';
import type { Variant } from './variant.entity.ts';
import type { VariantChange } from './variant-changes.ts';

interface Given {
  customFields?: CustomFieldInput[] | null;
}

/** Gives locked products the custom fields that edits name, and adds what has changed to what is recorded of them. */
export async function setProductFields(
  em: SqlEntityManager,
  edits: readonly { product: { id: string }; given: Given; data?: ChangedValues }[],
): Promise<void> {
  const fields = await setCustomFields(
    em,
    'product',
    edits.map(({ product: { id }, given: { customFields } }) => ({ id, given: customFields })),
  );
  for (const { product, data } of edits) {
    const changed = fields.get(product.id);
    if (changed && data) mergeChanges(data, changed);
  }
}

/** A variant of an edit, at its place among the variants of its product; without a place it is the only one that is edited. */
interface VariantEdit {
  variant: Pick<Variant, 'id' | 'options'>;
  given: Given;
  index?: number;
}

/** The same for variants. Returns what has changed of them, with what is known already. */
export async function setVariantFields(
  em: SqlEntityManager,
  edits: readonly VariantEdit[],
  known: readonly VariantChange[] = [],
): Promise<VariantChange[]> {
  const fields = await setCustomFields(
    em,
    'variant',
    edits.map(({ variant: { id }, given: { customFields }, index }) => {
      return { id, given: customFields, path: index === undefined ? '' : `variants.${index}.` };
    }),
  );
  const changes = known.map((change) => {
    const more = fields.get(change.id);
    fields.delete(change.id);
    return more && change.new
      ? { ...change, old: change.old && { ...change.old, ...more.old }, new: { ...change.new, ...more.new } }
      : change;
  });
  const others = edits.flatMap(({ variant: { id, options } }) => {
    const more = fields.get(id);
    return more ? [{ id, name: options.join(', '), old: more.old, new: more.new }] : [];
  });
  return [...changes, ...others];
}
