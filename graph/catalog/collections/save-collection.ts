import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { freeSlug, slugOf, withFormer } from '../../core/slug.ts';
import { fieldError, fieldsSet, refuseFields, requireId } from '../../core/validation.ts';
import { Collection } from './collection.entity.ts';
import type { CollectionRule } from './collection-rule.types.ts';
import type { CollectionInput } from './collections.inputs.ts';
import { MOST_COLLECTIONS } from './collections.types.ts';
import { lockCollection, lockTable } from './lock-collection.ts';
import { readRule } from './read-rule.ts';
import { writeEntries } from './write-entries.ts';

/**
 * Adds a collection, or changes one. Errors: NOT_FOUND; BAD_USER_INPUT with all wrong fields; CONFLICT when it was edited since that
 * version was read, also by products that were added, and for one too many.
 */
export async function saveCollection(ctx: Context, input: CollectionInput): Promise<Collection> {
  const { id: givenId, version, productIds, rule: given, ...texts } = fieldsSet(input);
  const id = givenId && requireId(givenId, 'Collection');
  const rule = given && (await checkRule(ctx, given));
  if (rule && productIds) throw fieldError('rule', 'Give either a rule or products.');
  return inInvalidatingTransaction(ctx, async (em) => {
    await lockTable(em);
    const fields = await fieldsOf(em, id, texts);
    const kind = rule ? { rule } : productIds && { rule: null };
    const collection = id
      ? await lockCollection(em, id)
      : await newCollection(em, ctx, { ...fields, ...kind });
    if (id && collection.version !== version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has changed this collection meanwhile. Nothing was saved.',
      );
    const data = changedValues<Partial<Fields>>(id ? collection : {}, { ...fields, ...kind });
    for (const values of [data.old, data.new]) if (values.rule) values.rule = conditionsOf(values.rule);
    await em.flush();
    if (rule && id)
      await em.execute('delete from collection_products where collection_id = ?', [collection.id]);
    if (productIds) await writeEntries(em, collection.id, productIds, data);
    if (id && data.changed.length > 0) {
      const formerSlugs = withFormer(collection.formerSlugs, collection.slug, fields.slug);
      em.assign(collection, { ...fields, ...kind, formerSlugs, version: collection.version + 1 });
      await em.flush();
    }
    if (data.changed.length > 0)
      await recordEvent(em, ctx, {
        type: id ? 'collection.updated' : 'collection.created',
        subject: collection.id,
        data: { ...data, name: collection.name },
      });
    return collection;
  });
}

type Fields = Pick<
  Collection,
  'name' | 'slug' | 'description' | 'seoTitle' | 'seoDescription' | 'isPublished' | 'rule'
>;

/** As the log says it. */
function conditionsOf(rule: object): string {
  const count = Object.keys(rule).length;
  return count === 1 ? '1 condition' : `${count} conditions`;
}

/** The conditions that are set. Errors: BAD_USER_INPUT for none, and for what cannot be found. */
async function checkRule(ctx: Context, given: CollectionRule): Promise<CollectionRule> {
  const isMeant = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : value !== false && value !== '';
  const { attributes, ...plain } = fieldsSet(given);
  const set = { ...plain, ...(attributes && { attributes: attributes.map((each) => fieldsSet(each)) }) };
  const rule = Object.fromEntries(Object.entries(set).filter(isMeant)) as CollectionRule;
  if (Object.keys(rule).length === 0) throw fieldError('rule', 'Choose at least one condition.');
  if ((rule.minPrice ?? 0) > (rule.maxPrice ?? Number.POSITIVE_INFINITY))
    throw fieldError('maxPrice', 'The highest price is below the lowest one.');
  const { problem } = await readRule(ctx, rule);
  if (problem !== null) throw fieldError('rule', problem);
  return rule;
}

async function newCollection(
  em: SqlEntityManager,
  ctx: Context,
  fields: Partial<Fields>,
): Promise<Collection> {
  const all = await em.find(Collection, {}, { fields: ['slug'] });
  if (all.length >= MOST_COLLECTIONS)
    throw new DomainError(
      'CONFLICT',
      `The shop has ${MOST_COLLECTIONS} collections, the most it can have. Delete one first.`,
    );
  if (fields.rule === undefined) throw fieldError('rule', 'Give the collection a rule or products.');
  const taken = new Set(all.map(({ slug }) => slug));
  const slug = fields.slug ?? freeSlug(slugOf(fields.name!) ?? 'collection', (each) => taken.has(each));
  return em.create(Collection, { ...fields, name: fields.name!, slug, createdAt: ctx.ports.now() });
}

/** Errors: BAD_USER_INPUT for a name or an address that is missing or taken. */
async function fieldsOf(
  em: SqlEntityManager,
  id: string | undefined,
  texts: Partial<Omit<Fields, 'rule'>>,
): Promise<Partial<Omit<Fields, 'rule'>>> {
  const name = texts.name?.trim();
  const { slug } = texts;
  const isTaken = async (where: object) =>
    (await em.count(Collection, { ...where, ...(id && { id: { $ne: id } }) })) > 0;
  refuseFields({
    name: name
      ? (await isTaken({ name })) && 'Another collection has this name. Choose another one.'
      : !id && 'Give the collection a name.',
    slug:
      slug !== undefined &&
      (slug === slugOf(slug)
        ? (await isTaken({ slug })) && 'Another collection has this address. Choose another one.'
        : 'An address has small letters, digits and single hyphens between them, such as summer-sale.'),
  });
  const trimmed = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return { ...Object.fromEntries(trimmed), ...(name && { name }) };
}
