import { Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Checkout } from '../checkout/checkout.entity.ts';
import { OrderLine } from './order-line.entity.ts';

@Resolver(() => Checkout)
export class CheckoutLinesResolver {
  @Extensions({ listSize: 10 })
  @FieldResolver(() => [OrderLine], { description: 'What is bought, at the prices of this checkout.' })
  lines(@Root() checkout: Checkout): Partial<OrderLine>[] {
    return checkout.lines.map((line) => ({ id: line.item, variantId: line.item, ...line }));
  }
}
