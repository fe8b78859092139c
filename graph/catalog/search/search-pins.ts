import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { visible } from '../products/product-row.ts';
import { MAX_PINNED } from './search-settings.inputs.ts';

/** Most keywords with pinned products. */
export const MAX_PINNED_KEYWORDS = 200;

@ObjectType({ description: 'A product that is shown first.', simpleResolvers: true })
export class PinnedProduct {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is not for sale yet, and therefore not shown.' })
  isDraft!: boolean;
}

@ObjectType({ description: 'The products that a search for a keyword shows first.', simpleResolvers: true })
export class PinnedKeyword {
  @Field(() => String, {
    description: 'The keyword in small letters, with blanks for all but letters and digits.',
  })
  keyword!: string;

  @Extensions({ listSize: 10 })
  @Field(() => [PinnedProduct], { description: 'The products in their order, 10 at most; drafts too.' })
  products!: PinnedProduct[];
}

const pinsOf = (withDrafts: boolean) =>
  prepared<{ id: string }, [keyword: string]>(
    `select id from search_pins join products on product_id = id
     where keyword = $1 and ${visible(withDrafts)} order by position limit ${MAX_PINNED}`,
  );
const pins = { sold: pinsOf(false), all: pinsOf(true) };

/** The ids of the products to show first for a keyword, as `keyOf` gives it. */
export async function pinnedIds(em: SqlEntityManager, key: string, withDrafts: boolean): Promise<string[]> {
  return (await (withDrafts ? pins.all : pins.sold)(em, key)).map(({ id }) => id);
}

const readAll = prepared<{ pinned: string; id: string; name: string; isDraft: boolean }, []>(
  `select keyword as pinned, id, name, is_draft as "isDraft" from search_pins join products on product_id = id
   where ${visible(true)} order by keyword, search_pins.position limit ${MAX_PINNED * MAX_PINNED_KEYWORDS}`,
);

/** All keywords with pinned products, in order of the alphabet. */
export async function findSearchPins({ em }: Context): Promise<PinnedKeyword[]> {
  const byKeyword = Map.groupBy(await readAll(em), ({ pinned }) => pinned);
  return [...byKeyword].map(([keyword, products]) => ({ keyword, products }));
}
