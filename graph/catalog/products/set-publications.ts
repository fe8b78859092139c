import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Attempts } from '../../core/attempts.ts';
import { type ChangedValues, changedValues } from '../../core/changed-values.ts';
import type { Product } from './product.entity.ts';
import { Publication } from './publication.entity.ts';
import { checkTimes, type PublicationTimes, type TimesInput, timesAfter } from './publication-times.ts';

export interface PublicationEdit {
  /** Locked, with the new state already. */
  product: Pick<Product, 'id' | 'isDraft'>;
  wasDraft: boolean;
  given: TimesInput;
}

const NONE: PublicationTimes = { publishAt: null, unpublishAt: null };

/**
 * Sets when products are put on sale and taken off, without flushing. Returns what changes of each, in the order of the edits. Errors: those
 * of `checkTimes`. An undo brings times back as they were, also those that are over by now: they are carried out at once.
 */
export async function setPublications(
  em: SqlEntityManager,
  now: Date,
  edits: readonly PublicationEdit[],
  { isUndo = false } = {},
): Promise<ChangedValues[]> {
  const rows = await lockPublications(
    em,
    edits.map(({ product }) => product.id),
  );
  return edits.map(({ product, wasDraft, given }) => {
    const row = rows.get(product.id);
    const before = row ? timesOf(row) : NONE;
    const { isDraft } = product;
    const after = timesAfter(before, given, { wasDraft, isDraft });
    const change: ChangedValues = changedValues(before, after);
    if (change.changed.length === 0) return change;
    if (!isUndo) checkTimes(before, after, isDraft, now.getTime());
    store(em, product.id, row, after);
    return change;
  });
}

/** The times of locked products by their ids. */
export async function lockPublications(
  em: SqlEntityManager,
  productIds: readonly string[],
): Promise<Map<string, Publication>> {
  const rows = await em.find(Publication, { product: { $in: [...productIds] } }, { refresh: true });
  return new Map(rows.map((row) => [row.product.id, row]));
}

/** Stores the times of a product, or that it has none. The work is due at the earlier one. */
export function store(
  em: SqlEntityManager,
  product: string,
  row: Publication | undefined,
  times: PublicationTimes,
): void {
  const [nextAttemptAt] = [times.publishAt, times.unpublishAt].filter((at) => at !== null);
  if (!nextAttemptAt) return void (row && em.remove(row));
  const stored = row ?? em.create(Publication, { product });
  em.assign(stored, times);
  stored.running = Object.assign(new Attempts(), { nextAttemptAt });
}

export const timesOf = ({ publishAt, unpublishAt }: Publication): PublicationTimes => {
  return { publishAt, unpublishAt };
};
