import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { inHalves } from '../../core/in-halves.ts';
import { type NamedPath, readCategoryPaths } from '../categories/category-path.ts';
import { findManufacturersNamed } from '../manufacturers/find-manufacturers.ts';
import { applyEdits, type Edit, type ImportContext, prepareEdit } from './apply-edits.ts';
import { type ChunkResult, emptyResult } from './chunk-result.ts';
import type { ImportField } from './import-fields.ts';
import { type KnownProduct, keysOf, lockProducts } from './known-products.ts';
import { type ImportRules, type LookUps, type Plan, planUnit } from './plan-unit.ts';
import type { Unit } from './read-units.ts';
import { note, resolveProduct } from './resolve-product.ts';
import { hasProblems, problemsOf, warningsOf } from './row-problems.ts';
import { leaveOutUnknownClasses } from './unknown-tax-classes.ts';

/** PostgreSQL's codes of values that it does not take, as when another edit takes a SKU meanwhile. */
const REFUSED_VALUE = /^2[23]/;

/** Imports the rows of some products in a transaction of the caller: those of each product, or none of them. */
export async function importChunk(
  ctx: ImportContext,
  em: SqlEntityManager,
  rules: ImportRules,
  chunk: readonly Unit[],
): Promise<ChunkResult> {
  const result = emptyResult();
  const known = await lockProducts(em, keysOf(chunk));
  const paths = await readCategoryPaths(em);
  const manufacturers = await manufacturersIn(em, chunk);
  const lookUps: LookUps = { path: (id) => (id && paths.get(id)?.path) || null, manufacturers };
  nameLeaves(chunk, [...paths.values()]);
  const units = byProduct(chunk.map((unit) => [unit, resolveProduct(unit, known)]));
  const warnings = await leaveOutUnknownClasses(em, units);
  const planned = units.map(([unit, product]) => ({
    unit,
    name: product?.name,
    plan: planUnit(unit, product, rules, lookUps),
  }));
  await applyAll(ctx, em, planned);
  for (const { unit, name, plan } of planned) {
    if (hasProblems(unit)) {
      result.failed += unit.length;
      result.problems.push(...problemsOf(unit, name));
      continue;
    }
    result.warnings.push(...warningsOf(unit, name, warnings.get(unit)));
    for (const outcome of plan.outcomes.values()) result[outcome] += 1;
    if (rules.kind === 'products')
      result.pictured.push({ productId: plan.create?.id ?? plan.productId!, unit, rows: plan.rows });
  }
  result.problems.sort((a, b) => a.row - b.row);
  return result;
}

/** The manufacturers that rows name. Notes the rows with an unknown one: a name alone is not enough to add it. */
async function manufacturersIn(em: SqlEntityManager, chunk: readonly Unit[]): Promise<Map<string, string>> {
  const naming = chunk.flat().filter(({ values }) => values.manufacturer !== undefined);
  const names = new Set(naming.map(({ values }) => values.manufacturer!));
  const known = await findManufacturersNamed(em, [...names]);
  for (const row of naming)
    if (!known.has(row.values.manufacturer!))
      note(
        row,
        'manufacturer',
        'NOT_FOUND',
        'There is no manufacturer with this name. Add it with its addresses first.',
      );
  return known;
}

/**
 * Names a category by its own name where it stands at the path that rows say, so that nobody has to lock the tree. A name that reads as
 * such a path is the name of its category.
 */
function nameLeaves(chunk: readonly Unit[], categories: readonly NamedPath[]): void {
  const names = new Set(categories.map(({ name }) => name));
  const leaves = new Map(
    categories.filter(({ path }) => !names.has(path)).map(({ name, path }) => [path, name]),
  );
  for (const { values } of chunk.flat())
    if (values.category) values.category = leaves.get(values.category) ?? values.category;
}

/** The rows of one product as one unit, wherever they stand in the chunk. */
function byProduct(units: [Unit, KnownProduct | null][]): [Unit, KnownProduct | null][] {
  const merged = new Map<string, [Unit, KnownProduct]>();
  const all: [Unit, KnownProduct | null][] = [];
  for (const [unit, product] of units) {
    const before = product && merged.get(product.id);
    if (before) {
      before[0].push(...unit);
      continue;
    }
    const entry: [Unit, KnownProduct | null] = [[...unit], product];
    all.push(entry);
    if (product) merged.set(product.id, entry as [Unit, KnownProduct]);
  }
  return all;
}

interface PlannedUnit {
  unit: Unit;
  plan: Plan;
}

/** Applies the plans of units without problems. Notes why others cannot be applied: then nothing of them is. */
async function applyAll(
  ctx: ImportContext,
  em: SqlEntityManager,
  planned: readonly PlannedUnit[],
): Promise<void> {
  const ready: (PlannedUnit & { edit: Edit })[] = [];
  for (const each of planned) {
    const { plan, unit } = each;
    if (hasProblems(unit) || !(plan.create || plan.update || plan.variants)) continue;
    try {
      ready.push({ ...each, edit: await prepareEdit(ctx, em, plan) });
    } catch (error) {
      noteError(error, plan, unit);
    }
  }
  await inHalves(
    ready,
    (rows) =>
      atSavepoint(em, () =>
        applyEdits(
          ctx,
          em,
          rows.map(({ edit }) => edit),
        ),
      ),
    (row, error) => noteError(error, row.plan, row.unit),
  );
}

/** Does the work, or undoes all of it. */
async function atSavepoint(em: SqlEntityManager, work: () => Promise<void>): Promise<void> {
  // What was loaded before is flushed.
  em.clear();
  await em.execute('savepoint units');
  try {
    await work();
  } catch (error) {
    await em.execute('rollback to savepoint units');
    em.clear();
    throw error;
  } finally {
    await em.execute('release savepoint units');
  }
}

/** Notes an error of an edit at the row that it is about. Throws what is no fault of the file. */
function noteError(error: unknown, { rows }: Plan, unit: Unit): void {
  const code = (error as { code?: string }).code ?? '';
  if (!(error instanceof DomainError)) {
    if (!REFUSED_VALUE.test(code)) throw error;
    note(unit[0]!, null, 'CONFLICT', 'The shop was changed at the same time. Import this row again.');
    return;
  }
  const [[key, message] = ['', error.message]] = Object.entries(error.details.fields ?? {});
  const [, index, name] = /^variants\.(\d+)\.(.+)$/.exec(key) ?? [];
  const row = (index && rows[Number(index)]) || unit[0]!;
  const isOfVariant = name?.startsWith('customFields.');
  note(row, isOfVariant ? 'variantFields' : fieldOf(name ?? key), error.code, asSentence(message));
}

const columns: Record<string, ImportField> = {
  name: 'name',
  brand: 'brand',
  category: 'category',
  description: 'description',
  image: 'image',
  tags: 'tags',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  energyClass: 'energyClass',
  eprelNumber: 'eprelNumber',
  manufacturerId: 'manufacturer',
  taxClass: 'taxClass',
  price: 'price',
  compareAtPrice: 'compareAtPrice',
  countInStock: 'stock',
  publishAt: 'publishAt',
  unpublishAt: 'unpublishAt',
  sku: 'sku',
  options: 'value1',
  optionNames: 'option1',
  id: 'variantId',
};
function fieldOf(property: string): ImportField | null {
  if (property.startsWith('attributes.')) return 'attributes';
  return property.startsWith('customFields.') ? 'customFields' : (columns[property] ?? null);
}

/** Errors of the variants number the rows of their own list. */
const asSentence = (message: string) =>
  message.replace(/^Row \d+ (\(.*?\) )?/, 'This variant ').replace(/ Nothing was saved\.$/, '');
