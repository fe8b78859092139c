import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { EventSource } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import {
  type AttributeValues,
  readAttributeValues,
  readDefinitions,
} from '../attributes/attribute-values.ts';
import { Category } from '../categories/category.entity.ts';
import { categoryNamed, lockCategories, named } from '../categories/category-named.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import type { Product } from './product.entity.ts';

type Given = Pick<ProductInput, 'category' | 'categoryId' | 'attributes'>;

/** What an input says of the place of a product in the catalogue; without `product` of a new one. */
interface ListingEdit {
  given: Given;
  product?: Product;
}

/** What an input changes of a product's place in the catalogue. */
export interface Listing {
  listedIn?: Category;
  category?: string;
  attributes?: AttributeValues;
}

/**
 * Category and attributes of each product, as far as its input gives it others. Creates categories when there are none of their
 * names. Errors: BAD_USER_INPUT for wrong attributes and an unknown id of a category; CONFLICT for a category too many.
 */
export async function readListings(
  em: SqlEntityManager,
  source: EventSource,
  edits: readonly ListingEdit[],
): Promise<Listing[]> {
  const hasAttributes = edits.some(({ given }) => (given.attributes?.length ?? 0) > 0);
  const definitions = hasAttributes ? await readDefinitions(em) : new Map();
  const attributes = edits.map(({ given, product }) => {
    const values =
      given.attributes && readAttributeValues(definitions, given.attributes, product?.attributes);
    return values && !isDeepStrictEqual(values, product?.attributes) ? { attributes: values } : {};
  });
  const categories = await readCategories(em, source, edits);
  return edits.map((_, index) => ({ ...categories[index], ...attributes[index] }));
}

/** The categories that are named by another text or by an id. Until the transaction ends they keep their names. */
async function readCategories(
  em: SqlEntityManager,
  source: EventSource,
  edits: readonly ListingEdit[],
): Promise<Pick<Listing, 'listedIn' | 'category'>[]> {
  const wanted = edits.map(({ given: { category, categoryId }, product }) => {
    if (categoryId != null) return { id: categoryId };
    if (category == null || (product?.listedIn && product.category === category)) return {};
    return { name: category };
  });
  const ids = wanted.flatMap(({ id }) => (id && isUuid(id) ? id : []));
  const names = [...new Set(wanted.flatMap(({ name }) => name ?? []))];
  const found = await lockCategories(em, ids, names);
  const byId = new Map(found.map((category) => [category.id, category]));
  const byName = new Map<string, Pick<Category, 'id' | 'name'>>();
  for (const name of names) byName.set(name, named(found, name) ?? (await categoryNamed(em, source, name)));
  return wanted.map(({ id, name }) => {
    if (id === undefined && name === undefined) return {};
    const category = name === undefined ? byId.get(id!.toLowerCase()) : byName.get(name);
    if (!category) throw fieldError('category', 'This category was deleted meanwhile. Choose another one.');
    return { listedIn: em.getReference(Category, category.id), category: category.name };
  });
}
