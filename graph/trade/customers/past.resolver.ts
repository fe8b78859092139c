import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { pastCustomersOf, pastOrdersOf } from '../past-orders/find-past.ts';
import { PastCustomer } from '../past-orders/past-customer.entity.ts';
import { PastOrder } from '../past-orders/past-order.entity.ts';
import { CustomerProfile } from './customer.types.ts';

/** Most of each. */
const MOST = 50;

/** What was imported with the e-mail address of a customer, confirmed or not: for staff alone, who see the address. */
@Resolver(() => CustomerProfile)
export class PastResolver {
  @Extensions({ listSize: 2 })
  @FieldResolver(() => [PastOrder], {
    description: `Orders with its e-mail address in the shop system that was used before, newest first, ${MOST} at most. No figure here counts them.`,
  })
  pastOrders(@Root() { email }: CustomerProfile, @Ctx() ctx: Context): Promise<PastOrder[]> {
    return pastOrdersOf(ctx, normaliseEmail(email), MOST);
  }

  @Extensions({ listSize: 1 })
  @FieldResolver(() => [PastCustomer], {
    description: 'What that shop system knew of it, 10 at most.',
  })
  pastCustomers(@Root() { email }: CustomerProfile, @Ctx() ctx: Context): Promise<PastCustomer[]> {
    return pastCustomersOf(ctx, normaliseEmail(email), 10);
  }
}
