import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findStockMoves } from './find-stock-moves.ts';
import { StockMovementConnection, StockMovesArgs } from './stock-moves.types.ts';

@Resolver()
export class StockMovesResolver {
  @Authorized(Permission.Products)
  @Query(() => StockMovementConnection, {
    description:
      'For staff with PRODUCTS: what moved the stock of a product or of one of its variants, the newest first; orders are named for staff with ORDERS as well. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  stockMoves(@Args(() => StockMovesArgs) args: StockMovesArgs, @Ctx() ctx: Context) {
    return findStockMoves(ctx, args);
  }
}
