import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { OrderPayload } from '../orders/order-payload.ts';
import type { FulfillmentRow } from './find-fulfillments.ts';
import { Fulfillment } from './fulfillment.entity.ts';

@ObjectType({ description: 'A fulfillment that was changed, and its order.' })
abstract class FulfillmentPayload extends OrderPayload {
  @Field(() => Fulfillment, { description: 'The fulfillment.' })
  fulfillment!: FulfillmentRow;
}

@ObjectType({ description: 'What was shipped.', simpleResolvers: true })
export class CreateFulfillmentPayload extends FulfillmentPayload {}

@ObjectType({ description: 'A fulfillment that was changed.', simpleResolvers: true })
export class UpdateFulfillmentPayload extends FulfillmentPayload {}

@ObjectType({ description: 'What was delivered.', simpleResolvers: true })
export class MarkFulfillmentDeliveredPayload extends FulfillmentPayload {}

@ObjectType({ description: 'An order of which a fulfillment was undone.', simpleResolvers: true })
export class UndoFulfillmentPayload extends OrderPayload {}

@ObjectType({
  description: 'What became of an order that was to be shipped with others.',
  simpleResolvers: true,
})
export class FulfillmentResult {
  @Field(() => Int, { description: 'Number of the order, as it was sent.' })
  number!: number;

  @Field(() => Fulfillment, { nullable: true, description: 'What was shipped; null when it was refused.' })
  fulfillment!: FulfillmentRow | null;

  @Field(() => String, {
    nullable: true,
    description: 'Error code when it was refused; nothing of it was changed.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The error in words.' })
  message!: string | null;
}

@ObjectType({ description: 'What became of orders that were to be shipped.', simpleResolvers: true })
export class CreateFulfillmentsPayload {
  @Extensions({ listSize: 200 })
  @Field(() => [FulfillmentResult], { description: 'A result for each row, in their order.' })
  results!: FulfillmentResult[];
}
