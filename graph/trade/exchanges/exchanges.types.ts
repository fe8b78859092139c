import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OrderPayload } from '../orders/order-payload.ts';

@ObjectType({ description: 'The other order of an exchange.', simpleResolvers: true })
export class ExchangedOrder {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Number of the order.' })
  orderNumber!: number;
}

@ObjectType({ description: 'The order of the return.', simpleResolvers: true })
export class ExchangeReturnPayload extends OrderPayload {}
