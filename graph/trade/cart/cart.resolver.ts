import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { workOfArgument } from '../../core/list-size.ts';
import { CartArgs, findCountryIn } from './cart.inputs.ts';
import { Cart, toCart } from './cart.types.ts';
import { priceCart } from './price-cart.ts';

@Resolver()
export class CartResolver {
  // Three of the longest carts fit into a request.
  @Extensions({ work: workOfArgument('lines', 30) })
  @Query(() => Cart, {
    description:
      'Prices a list of products. A code that is unknown or does not apply is one of `codeProblems`. Errors: BAD_USER_INPUT; RATE_LIMITED when too many codes were unknown.',
  })
  async cart(@Args(() => CartArgs) { country, ...terms }: CartArgs, @Ctx() ctx: Context) {
    return toCart(await priceCart(ctx, { ...terms, country: findCountryIn(country) }));
  }
}
