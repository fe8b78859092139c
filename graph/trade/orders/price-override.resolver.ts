import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { PriceOverride } from '#money/line';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { OrderLine } from './order-line.entity.ts';

@ObjectType('PriceOverride', {
  description: 'Why a line has not the price of the shop.',
  simpleResolvers: true,
})
class PriceOverrideEntry implements PriceOverride {
  @Field(() => Int, { description: 'Price of one unit in the shop at that time, in minor units.' })
  shopPrice!: number;

  @Field(() => String, { description: 'The reason, as staff typed it.' })
  reason!: string;
}

@Resolver(() => OrderLine)
export class PriceOverrideResolver {
  @FieldResolver(() => PriceOverrideEntry, {
    nullable: true,
    description:
      'For staff with the permission ORDERS, when staff set the price of the line; null for others, who see the price alone.',
  })
  priceOverride(
    @Root() { priceOverride }: Partial<OrderLine>,
    @Ctx() { actor }: Context,
  ): PriceOverride | null {
    return (actor.can(Permission.Orders) && priceOverride) || null;
  }
}
