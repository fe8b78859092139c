import { Arg, Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { bookStocktake } from './book-stocktake.ts';
import { cancelStocktake } from './cancel-stocktake.ts';
import { MOST_FOUND, searchCountable } from './find-countable.ts';
import { findLines } from './find-lines.ts';
import { findStocktake, findStocktakes, findSummary } from './find-stocktakes.ts';
import { startStocktake } from './start-stocktake.ts';
import { MAX_OPEN } from './stocktake.entity.ts';
import { BookStocktakeInput, CancelStocktakeInput, StartStocktakeInput } from './stocktakes.inputs.ts';
import { StocktakePayload } from './stocktakes.payloads.ts';
import {
  CountableVariant,
  StocktakeConnection,
  StocktakeEntry,
  StocktakeLineConnection,
  StocktakeLinesArgs,
  StocktakeSummary,
  StocktakesArgs,
} from './stocktakes.types.ts';
import { findUncounted } from './uncounted.ts';
import { UncountedItems } from './uncounted.types.ts';

@Resolver()
export class StocktakesResolver {
  @Authorized(Permission.Products)
  @Query(() => StocktakeConnection, {
    description:
      'For staff with PRODUCTS: the stock-takes, the newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  stocktakes(@Args(() => StocktakesArgs) args: StocktakesArgs, @Ctx() ctx: Context) {
    return findStocktakes(ctx, args);
  }

  @Authorized(Permission.Products)
  @Query(() => StocktakeEntry, {
    description: 'For staff with PRODUCTS: a stock-take. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  stocktake(@Id('stock-take') id: string, @Ctx() ctx: Context) {
    return findStocktake(ctx, id);
  }

  @Authorized(Permission.Products)
  @Extensions({ work: 200 })
  @Query(() => StocktakeSummary, {
    description:
      'For staff with PRODUCTS: what booking a stock-take would change, or has changed. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  stocktakeSummary(@Id('stock-take') id: string, @Ctx() ctx: Context) {
    return findSummary(ctx, id);
  }

  @Authorized(Permission.Products)
  @Extensions({ work: 400 })
  @Query(() => UncountedItems, {
    description:
      'For staff with PRODUCTS: what nobody counted in a stock-take, as `setUncountedToZero` would count it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  stocktakeUncounted(@Id('stock-take') id: string, @Ctx() ctx: Context) {
    return findUncounted(ctx, id);
  }

  @Authorized(Permission.Products)
  @Query(() => StocktakeLineConnection, {
    description:
      'For staff with PRODUCTS: what was counted in a stock-take, what was counted first at the end. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  stocktakeLines(@Args(() => StocktakeLinesArgs) args: StocktakeLinesArgs, @Ctx() ctx: Context) {
    return findLines(ctx, args);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [CountableVariant], {
    description: `For staff with PRODUCTS: the variants that a barcode, a SKU or a part of a name means, ${MOST_FOUND} at most. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.`,
  })
  countableVariants(
    @Arg('query', () => String, { description: 'At most 100 characters.' }) query: string,
    @Ctx() ctx: Context,
  ) {
    return searchCountable(ctx, query);
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description: `For staff with PRODUCTS: starts a stock-take. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT when ${MAX_OPEN} are open.`,
  })
  async startStocktake(@Input(StartStocktakeInput) input: StartStocktakeInput, @Ctx() ctx: Context) {
    return { stocktake: await findStocktake(ctx, await startStocktake(ctx, input)) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description:
      'For staff with PRODUCTS: changes the stock of each line by its difference, in one transaction; no stock goes below zero, but of variants that are sold on backorder. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a cancelled one.',
  })
  async bookStocktake(@Input(BookStocktakeInput) { stocktakeId }: BookStocktakeInput, @Ctx() ctx: Context) {
    return { stocktake: await findStocktake(ctx, await bookStocktake(ctx, stocktakeId)) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => StocktakePayload, {
    description:
      'For staff with PRODUCTS: ends a stock-take without a change of stock. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a booked one.',
  })
  async cancelStocktake(
    @Input(CancelStocktakeInput) { stocktakeId }: CancelStocktakeInput,
    @Ctx() ctx: Context,
  ) {
    return { stocktake: await findStocktake(ctx, await cancelStocktake(ctx, stocktakeId)) };
  }
}
