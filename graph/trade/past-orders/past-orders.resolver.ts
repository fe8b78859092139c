import {
  Args,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Money } from '../../core/money.types.ts';
import { listOf } from '../../core/personal-fields.ts';
import { deletePastOrder } from './delete-past-order.ts';
import { erasePastOrders } from './erase-past-orders.ts';
import { findPastCustomers, findPastOrder, findPastOrders } from './find-past.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';
import {
  DeletePastOrderInput,
  DeletePastOrderPayload,
  ErasePastOrdersInput,
  ErasePastOrdersPayload,
  PastArgs,
  PastCustomerConnection,
  PastOrderConnection,
  PastOrderLine,
} from './past-orders.types.ts';

@Resolver()
export class PastOrdersResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('past-orders'))
  @Query(() => PastOrderConnection, {
    description:
      'For staff with ORDERS: orders of the shop system that was used before, newest first. They are in no report, invoice or stock. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; SERVICE_UNAVAILABLE when a search takes longer than a second.',
  })
  async pastOrders(@Args(() => PastArgs) args: PastArgs, @Ctx() ctx: Context) {
    return findPastOrders(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Extensions(listOf('past-orders'))
  @Query(() => PastOrder, {
    description: 'For staff with ORDERS: one past order. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async pastOrder(@Id('past order') id: string, @Ctx() ctx: Context) {
    return findPastOrder(ctx, id);
  }

  @Authorized(Permission.Orders)
  @Extensions(listOf('past-orders'))
  @Query(() => PastCustomerConnection, {
    description:
      'For staff with ORDERS: customers of the shop system that was used before. They have no account here. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; SERVICE_UNAVAILABLE when a search takes longer than a second.',
  })
  async pastCustomers(@Args(() => PastArgs) args: PastArgs, @Ctx() ctx: Context) {
    return findPastCustomers(ctx, args);
  }

  @Authorized(Permission.Customers)
  @Mutation(() => ErasePastOrdersPayload, {
    description:
      'For staff with CUSTOMERS: erases the past customers and orders with an e-mail address. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND when there are none.',
  })
  erasePastOrders(@Input(ErasePastOrdersInput) { email }: ErasePastOrdersInput, @Ctx() ctx: Context) {
    return erasePastOrders(ctx, email);
  }

  @Authorized(Permission.Customers)
  @Mutation(() => DeletePastOrderPayload, {
    description:
      'For staff with CUSTOMERS: deletes one past order. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deletePastOrder(@Input(DeletePastOrderInput) { id }: DeletePastOrderInput, @Ctx() ctx: Context) {
    return { deletedId: await deletePastOrder(ctx, id) };
  }
}

const money = (amount: number | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };
const optional = { nullable: true } as const;

@Resolver(() => PastOrder)
export class PastOrderResolver {
  @FieldResolver(() => Money, { description: 'What it came to.' })
  total(@Root() { total, currency }: PastOrder): Money {
    return { amount: total, currency };
  }

  @FieldResolver(() => Money, { ...optional, description: 'What its items came to.' })
  subtotal(@Root() { subtotal, currency }: PastOrder) {
    return money(subtotal, currency);
  }

  @FieldResolver(() => Money, { ...optional, description: 'What shipping cost.' })
  shipping(@Root() { shipping, currency }: PastOrder) {
    return money(shipping, currency);
  }

  @FieldResolver(() => Money, { ...optional, description: 'Its tax.' })
  tax(@Root() { tax, currency }: PastOrder) {
    return money(tax, currency);
  }

  @FieldResolver(() => Money, { ...optional, description: 'Its discount.' })
  discount(@Root() { discount, currency }: PastOrder) {
    return money(discount, currency);
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [PastOrderLine], { description: 'What was ordered, 200 lines at most.' })
  lines(@Root() { lines, currency }: PastOrder): PastOrderLine[] {
    return lines.map((line) => ({ ...line, price: money(line.price, currency) }));
  }
}

@Resolver(() => PastCustomer)
export class PastCustomerResolver {
  @FieldResolver(() => Money, { ...optional, description: 'What was spent there, as the file says.' })
  spent(@Root() { spent, currency }: PastCustomer) {
    return money(spent, currency);
  }
}
