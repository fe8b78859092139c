import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { countStock } from './count-stock.ts';
import { findStocktake } from './find-stocktakes.ts';
import { leaveOutLines } from './leave-out-lines.ts';
import { setUncountedToZero } from './set-uncounted-to-zero.ts';
import {
  CountStockInput,
  LeaveOutLinesInput,
  SetUncountedToZeroInput,
  UndoSetUncountedToZeroInput,
} from './stocktakes.inputs.ts';
import { CountStockPayload, StocktakePayload } from './stocktakes.payloads.ts';
import { undoSetUncountedToZero } from './undo-set-uncounted-to-zero.ts';

@Resolver()
export class CountStockResolver {
  @Authorized(Permission.Products)
  @Mutation(() => CountStockPayload, {
    description:
      'For staff with PRODUCTS: adds what was counted to a stock-take. Entries that were sent before count nothing; each one that cannot be counted is refused by itself. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT for a stock-take that is over.',
  })
  countStock(@Input(CountStockInput) input: CountStockInput, @Ctx() ctx: Context) {
    return countStock(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description:
      'For staff with PRODUCTS: leaves lines out of what is booked, or takes them in again. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT for a stock-take that is over.',
  })
  async leaveOutLines(@Input(LeaveOutLinesInput) input: LeaveOutLinesInput, @Ctx() ctx: Context) {
    return { stocktake: await findStocktake(ctx, await leaveOutLines(ctx, input)) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description:
      'For staff with PRODUCTS: counts 0 units of each variant that nobody counted and of which units should be there, as `stocktakeUncounted` says. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a stock-take that is over.',
  })
  async setUncountedToZero(
    @Input(SetUncountedToZeroInput) { stocktakeId }: SetUncountedToZeroInput,
    @Ctx() ctx: Context,
  ) {
    return { stocktake: await findStocktake(ctx, await setUncountedToZero(ctx, stocktakeId)) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description:
      'For staff with PRODUCTS: takes back the lines of 0 that `setUncountedToZero` made; those that were counted since stay. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a stock-take that is over.',
  })
  async undoSetUncountedToZero(
    @Input(UndoSetUncountedToZeroInput) { stocktakeId }: UndoSetUncountedToZeroInput,
    @Ctx() ctx: Context,
  ) {
    return { stocktake: await findStocktake(ctx, await undoSetUncountedToZero(ctx, stocktakeId)) };
  }
}
