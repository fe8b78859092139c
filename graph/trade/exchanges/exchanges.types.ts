import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';
import { OrderPayload } from '../orders/order-payload.ts';

@ObjectType({ description: 'The other order of an exchange.', simpleResolvers: true })
export class ExchangedOrder {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Number of the order.' })
  orderNumber!: number;

  @Field(() => Money, {
    nullable: true,
    description:
      'What the returned items are to pay of it; null once it is paid or cancelled, and of the returned order.',
  })
  due!: Money | null;

  @Field(() => Boolean, {
    description: 'Whether the new order was cancelled: then its items are not exchanged.',
  })
  isCancelled!: boolean;

  @Field(() => Money, {
    nullable: true,
    description:
      'What its buyer pays of the new order besides the returned items; null when these pay all of it. Of both orders.',
  })
  rest!: Money | null;

  @Field(() => Boolean, { description: 'Whether the buyer has paid that.' })
  isRestPaid!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the new order waits for the returned items and for what its buyer pays; null once it is paid or cancelled. Of both orders.',
  })
  dueAt!: Date | null;
}

@ObjectType({ description: 'The order of the return.', simpleResolvers: true })
export class ExchangeReturnPayload extends OrderPayload {}
