import { NIL } from 'uuid';
import { onBehalfOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findCountryIn } from '../cart/cart.inputs.ts';
import { type Cart, toCart } from '../cart/cart.types.ts';
import { priceCart } from '../cart/price-cart.ts';
import { findAccount } from './find-customer.ts';
import type { StaffQuoteArgs } from './staff-orders.inputs.ts';

/** Prices an order as `createStaffOrder` would. Errors: those of `priceCart`. */
export async function quoteStaffOrder(
  ctx: Context,
  { email, country, ...terms }: StaffQuoteArgs,
): Promise<Cart> {
  const account = email ? await findAccount(ctx.em, email) : null;
  // Somebody without an account has the history of the address alone.
  const actor = onBehalfOf(ctx, account ?? { id: NIL, name: '', email: email?.trim() ?? '' });
  return toCart(await priceCart({ ...ctx, actor }, { ...terms, country: findCountryIn(country) }));
}
