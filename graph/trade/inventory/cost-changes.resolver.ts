import { Authorized, Ctx, Extensions, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';

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

const readChanges = prepared<CostChange, [product: string]>(
  `select c.id, c.variant_id as "variantId", v.options, c.before, c.after, u.name as "actorName", c.at
   from variants v join cost_changes c on c.variant_id = v.id left join users u on u.id = c.actor_id
   where v.product_id = $1 order by c.at desc, c.id desc limit ${MOST}`,
);

@Resolver()
export class CostChangesResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [CostChange], {
    description: `For staff with PRODUCTS: how the costs of the variants of a product changed, the newest first, ${MOST} at most. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.`,
  })
  async costChanges(
    @Id('product', 'productId') productId: string,
    @Ctx() { em }: Context,
  ): Promise<CostChange[]> {
    const rows = await readChanges(em, requireId(productId, 'Product'));
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }
}
