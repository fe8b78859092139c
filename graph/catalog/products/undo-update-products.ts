import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Permission, requireViewer } from '../../core/actor.ts';
import { type BulkResult, changeEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvents } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import type { UndoUpdateProductsArgs } from './bulk-products.inputs.ts';
import { lockVariantsOf } from './lock-variants.ts';
import type { Product } from './product.entity.ts';
import { changeOf, type UndoData } from './products-of-attempt.ts';
import { readListings } from './read-listing.ts';
import { readSafety } from './read-safety.ts';
import { setFacts } from './set-facts.ts';
import { setPublications } from './set-publications.ts';
import { setStock } from './stock.ts';
import { isRepriced, updatePrices } from './update-prices.ts';
import type { Variant } from './variant.entity.ts';
import { type VariantChange, valuesOfVariants, variantChanges } from './variant-changes.ts';
import { factsIn } from './variant-facts.ts';

/** Hours for which a change of many products can be undone. */
export const UNDO_HOURS = 24;

/** How the log names an attribute. */
const ATTRIBUTE = 'attributes.';

interface LoggedTimes {
  publishAt?: string | null;
  unpublishAt?: string | null;
}

interface LastEdit {
  id: string;
  type: 'product.updated' | 'price.ended';
  actor: string | null;
  at: string;
  /** Whether the currency was changed since. */
  isRepriced: boolean;
  data: {
    changed: string[];
    old: Partial<Product> & LoggedTimes;
    new: Partial<Product> & LoggedTimes;
    variants: VariantChange[];
    /** Of a change of many: what undoing it needs besides. */
    undo?: UndoData;
    /** Of an undo: how many products it was requested for. */
    undone?: number;
    /** Of an undo: names the change that it has undone. */
    undoneKey?: string;
  };
}

const readLastEdits = prepared<LastEdit, [products: string[]]>(
  `select distinct on (subject_id) subject_id as id, type, actor_id as actor, at, data,
     exists(select from events where subject_type = 'settings' and subject_id = 'currency' and at >= edit.at) as "isRepriced"
   from events edit
   where subject_type = 'product' and subject_id = any($1::text[]) and type in ('product.updated', 'price.ended')
   order by subject_id, at desc, id desc`,
);

/** Undoes an `updateProducts` of the viewer for many products: the one with the key, or the last one of each. */
export function undoUpdateProducts(
  ctx: Context,
  { ids, idempotencyKey }: UndoUpdateProductsArgs,
): Promise<BulkResult[]> {
  const about = { undone: ids.length, key: changeOf(idempotencyKey) };
  return changeEach({ ctx, needs: Permission.Products }, ids, (some) => undoTogether(ctx, some, about));
}

interface About {
  /** Products of the whole undo. */
  undone: number;
  /** Names the change that is meant; undefined for the last one, whichever that is. */
  key?: string;
}

/**
 * Gives products what they had before, with units that were sold meanwhile taken off. Errors: NOT_FOUND; CONFLICT when the
 * last edit of one is not a change of many by the viewer, or not the one that is meant, or too old, when a planned price of it has ended or the currency was
 * changed since, and when more units were sold than it had. Then none of them is changed. What the viewer has undone already, such as by
 * a call whose response was lost, stays as it is.
 */
function undoTogether(ctx: Context, given: readonly string[], { undone, key }: About): Promise<void> {
  const ids = given.map((id) => requireId(id, 'Product'));
  return inInvalidatingTransaction(ctx, async (em) => {
    const all = await lockVariantsOf(em, ids);
    const edits = await findEdits(ctx, em, ids, key);
    const locked = all
      .map((each, index) => ({ ...each, data: edits[index]!.data }))
      .filter(({ data }) => data.undone === undefined);
    const places = locked.map(({ product, data: { changed, undo } }) => {
      return { given: changed.includes('category') ? undo! : {}, product };
    });
    const listings = await readListings(em, ctx, places);
    // Those that they had may be deleted by now.
    await readSafety(
      em,
      locked.map(({ data }) => ({ input: { manufacturerId: data.old.manufacturerId } })),
    );
    const published = locked.map(({ product, data }) => {
      const { publishAt, unpublishAt } = data.old;
      const given = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) };
      return { product, wasDraft: product.isDraft, given };
    });
    const edited = locked.map(({ product, variants, data }, index) => {
      const before = valuesOfVariants(variants);
      const { category: _, publishAt: __, unpublishAt: ___, tags: ____, ...logged } = data.old;
      const fields = Object.entries(logged).filter(([field]) => !field.startsWith(ATTRIBUTE));
      em.assign(product, Object.fromEntries(fields));
      if (data.undo!.attributes) product.attributes = data.undo!.attributes;
      if (data.undo!.tags) product.tags = data.undo!.tags;
      Object.assign(product, listings[index]);
      for (const change of data.variants) undoVariant(ctx, em, variants, change);
      const { changed, old: now, new: old } = data;
      const moved = variantChanges(before, variants);
      return {
        type: 'product.updated' as const,
        subject: product.id,
        data: {
          changed,
          old,
          new: now,
          variants: moved,
          name: product.name,
          undone,
          undoneKey: data.undo!.key,
        },
      };
    });
    await setPublications(em, ctx.ports.now(), published, { isUndo: true });
    await em.flush();
    const repriced = edited.filter(({ data }) => isRepriced(data.changed));
    await updatePrices(em, ctx.ports, ...repriced.map(({ subject }) => subject));
    await recordEvents(em, ctx, edited);
  });
}

/** The last edit of each product, which has to be the one that is undone, or the undo of it. */
async function findEdits(
  ctx: Context,
  em: SqlEntityManager,
  ids: readonly string[],
  key: string | undefined,
): Promise<LastEdit[]> {
  const byId = new Map((await readLastEdits(em, [...ids])).map((edit) => [edit.id, edit]));
  const since = ctx.ports.now().getTime() - UNDO_HOURS * 60 * 60_000;
  const viewer = requireViewer(ctx);
  return ids.map((id) => {
    const edit = byId.get(id);
    // Its previous price may be the one of the sale.
    if (edit?.type === 'price.ended') throw repriced('A planned price of it has ended');
    const isOwn = edit?.data.undo || edit?.data.undone !== undefined;
    const isLast = isOwn && edit.actor === viewer.id && new Date(edit.at).getTime() >= since;
    if (!isLast) throw conflict('It was edited since, or too long ago. Nothing of it was undone.');
    if (key && key !== (edit.data.undo?.key ?? edit.data.undoneKey))
      throw conflict('It was changed again since. Nothing of it was undone.');
    if (edit.isRepriced && edit.data.undo) throw repriced('The currency was changed');
    return edit;
  });
}

const momentOf = (logged: string | null | undefined) =>
  logged === undefined ? undefined : logged === null ? null : new Date(logged);

function undoVariant(
  ctx: Context,
  em: SqlEntityManager,
  variants: readonly Variant[],
  { id, old, new: now }: VariantChange,
): void {
  const variant = variants.find((each) => each.id === id);
  if (!variant || !old || !now) throw conflict('Its variants were changed since. Nothing of it was undone.');
  const { price = variant.price, compareAtPrice = variant.compareAtPrice } = old;
  em.assign(variant, { price, compareAtPrice });
  const countInStock = variant.countInStock + (old.countInStock ?? 0) - (now.countInStock ?? 0);
  const { backorderLimit = variant.backorderLimit } = old;
  // What is sold on backorder may be owed again, as before, or more of it.
  if (countInStock < 0 && backorderLimit === null)
    throw conflict('More of it was sold since than it had before. Set its stock instead.');
  setStock({ em, actor: ctx.actor }, variant, countInStock);
  setFacts(ctx, em, variant, factsIn(old));
}

const conflict = (message: string) => new DomainError('CONFLICT', message);
const repriced = (what: string) =>
  conflict(`${what} since. Nothing of it was undone: set its price instead.`);
