import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import type { OrderLineRow } from '../orders/find-order-lines.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { creditedUnitsOf } from './find-credits.ts';

@Resolver(() => OrderLine)
export class LineCreditsResolver {
  @FieldResolver(() => Int, { description: 'Units that are not going to be shipped.' })
  async cancelledQuantity(@Root() line: OrderLineRow, @Ctx() ctx: Context): Promise<number> {
    return (await creditedUnitsOf(line, ctx)).cancelled;
  }

  @FieldResolver(() => Int, {
    description: 'Units whose money went back or goes back, cancelled ones among them.',
  })
  async creditedQuantity(@Root() line: OrderLineRow, @Ctx() ctx: Context): Promise<number> {
    return (await creditedUnitsOf(line, ctx)).credited;
  }
}
