import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { Return } from '../returns/return.entity.ts';
import { exchangeReturn } from './exchange-return.ts';
import { ExchangeReturnInput } from './exchanges.inputs.ts';
import { ExchangedOrder, ExchangeReturnPayload } from './exchanges.types.ts';
import { exchangedFor, exchangeOf } from './find-exchanges.ts';

@Resolver(() => Order)
export class ExchangesResolver {
  @FieldResolver(() => ExchangedOrder, {
    nullable: true,
    description: 'The order whose returned items pay it; null for one that is not of an exchange.',
  })
  exchangedFor(@Root() { id }: { id: string }, @Ctx() ctx: Context) {
    return exchangedFor(ctx, id);
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => ExchangeReturnPayload, {
    description:
      'For staff with ORDERS and REFUNDS: orders other variants of returned products for the buyer, at current prices, or the same ones at the prices that were paid, without shipping. The new order is accepted and its items are out of the stock for `exchangeDays`; `refundOrder` with `returnId` pays it with what the returned items cost, and gives the rest back. When they cost less, the buyer pays `amountDue` first, by a link that is mailed or as any unpaid order. Otherwise it is cancelled, and the return is refunded as usual. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT for a line that is not of the return, and for no variant of its product; CONFLICT for a withdrawal, a return that is not approved or was exchanged before, for more units than come back, and with `amountDue` when the buyer would have to pay another rest; OUT_OF_STOCK and PRICE_CHANGED with `lines`; IDEMPOTENCY_KEY_REUSED.',
  })
  async exchangeReturn(@Input(ExchangeReturnInput) input: ExchangeReturnInput, @Ctx() ctx: Context) {
    return { order: await exchangeReturn(ctx, input) };
  }
}

@Resolver(() => Return)
export class ReturnExchangeResolver {
  @FieldResolver(() => ExchangedOrder, {
    nullable: true,
    description: 'The new order that its items are exchanged for; null when they are not.',
  })
  exchange(@Root() { id }: { id: string }, @Ctx() ctx: Context) {
    return exchangeOf(ctx, id);
  }
}
