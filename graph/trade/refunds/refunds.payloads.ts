import { ObjectType } from 'type-graphql';
import { OrderPayload } from '../orders/order-payload.ts';

@ObjectType({ description: 'The order of which items were cancelled.', simpleResolvers: true })
export class CancelOrderItemsPayload extends OrderPayload {}

@ObjectType({ description: 'The order of which money goes back.', simpleResolvers: true })
export class RefundOrderPayload extends OrderPayload {}

@ObjectType({ description: 'The order whose refund was made.', simpleResolvers: true })
export class ConfirmRefundPayload extends OrderPayload {}
