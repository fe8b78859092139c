import { Field, ObjectType } from 'type-graphql';
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
