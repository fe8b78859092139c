import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Product } from '../../catalog/products/product.entity.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

/** Most changes that are listed of a product. */
const MOST = 50;

@ObjectType({ description: 'That a variant began to cost the shop another amount.', simpleResolvers: true })
export class CostChange {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { description: 'Its values of the options, as they are now.' })
  options!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Cost before, in minor units; null when it was not known.',
  })
  before!: number | null;

  @Field(() => Int, { nullable: true, description: 'Cost since, in minor units; null for none.' })
  after!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who changed it, as it is now; null for what the shop did by itself.',
  })
  actorName!: string | null;

  @Field(() => Date, { description: 'When it was changed.' })
  at!: Date;
}

const readChanges = prepared<CostChange & { product: string }, [products: readonly string[]]>(
  `select product as product, changes.* from unnest($1::uuid[]) as product cross join lateral (
     select c.id, c.variant_id as "variantId", v.options, c.before, c.after, u.name as "actorName", c.at
     from variants v join cost_changes c on c.variant_id = v.id left join users u on u.id = c.actor_id
     where v.product_id = product order by c.at desc, c.id desc limit ${MOST}
   ) changes`,
);

@Resolver(() => Product)
export class CostChangesResolver {
  @Extensions({ listSize: 10 })
  @FieldResolver(() => [CostChange], {
    nullable: true,
    description: `For staff with the permission PRODUCTS: how the costs of its variants changed, the newest first, ${MOST} at most; null for others.`,
  })
  costChanges(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<CostChange[]> | null {
    if (!ctx.actor.can(Permission.Products)) return null;
    return batch(ctx, 'changes of costs', id, async (ids) => {
      const rows = (await readChanges(ctx.em, ids)).map((row) => ({ ...row, at: new Date(row.at) }));
      const of = Map.groupBy(rows, ({ product }) => product);
      return ids.map((each) => of.get(each) ?? []);
    });
  }
}
