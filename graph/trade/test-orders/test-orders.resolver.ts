import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import type { ChosenPayment } from '../payment-methods/payment-methods.ts';
import { PaymentOffer } from '../payment-methods/payment-methods.types.ts';
import { choiceWithAccount } from '../payments/bank-account.ts';
import { nameOf } from './messages/en.ts';
import { PlaceTestOrderPayload } from './place-test-order.payload.ts';
import { placeTestOrder } from './place-test-order.ts';
import { TestOrder } from './test-order.entity.ts';
import { PlaceTestOrderInput, TestOrderLine } from './test-orders.types.ts';

@Resolver(() => TestOrder)
export class TestOrdersResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 10 })
  @Query(() => [TestOrder], {
    description:
      'For admins: the last 10 test orders, the newest first; none once the shop was opened. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  testOrders(@Ctx() { em }: Context) {
    return em.fork().find(TestOrder, {}, { orderBy: { number: 'desc' } });
  }

  @Authorized(Permission.Settings)
  @Mutation(() => PlaceTestOrderPayload, {
    description:
      'For admins: places a test order, until the shop is opened. It is priced and refused as a checkout is; nothing is held or charged, no report has it, and its number is of a series of its own. The caller gets the mail that a buyer would get. Errors: UNAUTHENTICATED, FORBIDDEN; CONFLICT once the shop was opened; RATE_LIMITED after 30 within an hour; BAD_USER_INPUT, PRICE_CHANGED, OUT_OF_STOCK, CODE_INVALID, SHIPPING_UNAVAILABLE and PAYMENT_METHOD_UNAVAILABLE as in `startCheckout`.',
  })
  async placeTestOrder(
    @Input(PlaceTestOrderInput) input: PlaceTestOrderInput,
    @Ctx() ctx: Context,
  ): Promise<PlaceTestOrderPayload> {
    return { testOrder: await placeTestOrder(ctx, input) };
  }

  @FieldResolver(() => PaymentOffer, { description: 'As `Order.paymentChoice`.' })
  paymentChoice(@Root() order: TestOrder, @Ctx() ctx: Context): Promise<ChosenPayment> {
    return choiceWithAccount(order, nameOf(order.number), ctx);
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [TestOrderLine], { description: 'What is ordered.' })
  lines(@Root() { lines }: TestOrder): TestOrderLine[] {
    return lines.map(({ item: variantId, ...line }) => ({ ...line, variantId }));
  }
}
