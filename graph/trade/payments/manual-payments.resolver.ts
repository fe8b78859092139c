import { Authorized, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderPayload } from '../orders/order-payload.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { payingOf } from './find-paying.ts';
import {
  ManualPaymentInput,
  ManualRefundInput,
  ReverseManualPaymentInput,
} from './manual-payments.inputs.ts';
import { recordManualPayment } from './record-manual-payment.ts';
import { recordManualRefund } from './record-manual-refund.ts';
import { reverseManualPayment } from './reverse-manual-payment.ts';

@ObjectType({ description: 'A payment that somebody of the staff recorded.', simpleResolvers: true })
class ManualPayment {
  @Field(() => Date, { description: 'When it was recorded.' })
  recordedAt!: Date;

  @Field(() => String, { description: 'Where it is found in the accounting records of the shop.' })
  reference!: string;
}

@ObjectType({ description: 'The order whose payment was reversed.', simpleResolvers: true })
class ReverseManualPaymentPayload extends OrderPayload {}

@Resolver(() => Order)
export class ManualPaymentsResolver {
  @FieldResolver(() => ManualPayment, {
    nullable: true,
    description:
      'The payment that paid it, when it was recorded by hand; null when a provider has it, or while it is unpaid.',
  })
  async manualPayment(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<ManualPayment | null> {
    const payment = await payingOf(order, ctx);
    if (!payment?.recordedBy) return null;
    return { recordedAt: payment.createdAt, reference: payment.reference ?? '' };
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For staff with ORDERS and REFUNDS: pays an order with money that no provider has. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT when the order is paid or cancelled, or its total is another amount; CART_ORDERED when its cart was bought by another order; OUT_OF_STOCK when its items were sold meanwhile.',
  })
  recordManualPayment(@Input(ManualPaymentInput) input: ManualPaymentInput, @Ctx() ctx: Context) {
    return recordManualPayment(ctx, input);
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For staff with ORDERS and REFUNDS: records how much in all was given back of a payment that was recorded by hand. Nothing is sent to a provider. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for an order that was not paid by hand; BAD_USER_INPUT with `fields`.',
  })
  recordManualRefund(@Input(ManualRefundInput) input: ManualRefundInput, @Ctx() ctx: Context) {
    return recordManualRefund(ctx, input);
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => ReverseManualPaymentPayload, {
    description:
      'For staff with ORDERS and REFUNDS: reverses a payment that was recorded by hand by mistake. The order keeps when it was recorded as paid, and cannot be paid any more; unless something of it is shipped, its items return into stock. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT for an order that was not paid by hand, or of which money was given back.',
  })
  async reverseManualPayment(
    @Input(ReverseManualPaymentInput) input: ReverseManualPaymentInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await reverseManualPayment(ctx, input) };
  }
}
