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
}

@ObjectType({ description: 'The order of the return.', simpleResolvers: true })
export class ExchangeReturnPayload extends OrderPayload {}
