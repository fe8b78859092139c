import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { COUNTED } from '../../core/totals.ts';
import { restorableSince } from '../products/restorable.ts';
import { LOW_STOCK, ProductView, viewConditions } from './product-views.ts';

@ObjectType({ description: 'The number of products of a view.', simpleResolvers: true })
export class ProductCount {
  @Field(() => ProductView, { description: 'The view.' })
  view!: ProductView;

  @Field(() => Int, { description: 'Products that it has.' })
  total!: number;
}

@ObjectType({ description: 'What the lists of admins have.', simpleResolvers: true })
export class ProductCounts {
  @Extensions({ listSize: 7 })
  @Field(() => [ProductCount], {
    description: `Each view with its number; empty when the shop has more than ${COUNTED} products, which takes too long to count.`,
  })
  counts!: ProductCount[];

  @Field(() => Int, {
    description: 'Units up to which a product is low in stock, unless its variants have reorder points.',
  })
  lowStock!: number;
}

const views = Object.values(ProductView);
const conditions = viewConditions('$1');

const countFew = prepared<{ total: number }, []>(
  `select count(*)::int as total from (select from products limit ${COUNTED + 1}) as few`,
);
const countViews = prepared<Record<ProductView, number>, [restorable: Date]>(
  `select ${views.map((view) => `(count(*) filter (where ${conditions[view]}))::int as "${view}"`).join(', ')} from products`,
);

const countLow = prepared<{ total: number }, [most: number]>(
  `select count(*)::int as total from (select from products where ${conditions.lowStock} limit $1) as low`,
);

/**
 * How many products are low in stock, up to `most`. Above 10,000 products it is some seconds old: no index finds them, since each sale
 * would change it.
 */
export async function countLowStock(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  most: number,
): Promise<number> {
  const count = async () => (await countLow(em, most))[0]!.total;
  const [few] = await countFew(em);
  return few!.total > COUNTED ? ports.cache.staleWhileRevalidate(cacheKey('low stock'), count) : count();
}

/** How many products each view has, in shops of up to 10,000. */
export async function countProducts(ctx: Context): Promise<ProductCounts> {
  const [few] = await countFew(ctx.em);
  if (few!.total > COUNTED) return { counts: [], lowStock: LOW_STOCK };
  const [totals] = await countViews(ctx.em, restorableSince(ctx.ports.now()));
  return { counts: views.map((view) => ({ view, total: totals![view] })), lowStock: LOW_STOCK };
}
