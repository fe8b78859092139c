import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('FulfillmentLine', { description: 'Units of a line of an order.', simpleResolvers: true })
export class FulfilledLine {
  @Field(() => ID, { description: 'Identifier of the line, `OrderItem.id`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;
}
