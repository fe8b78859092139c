import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsText } from '../../core/validation.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Most characters of a message or a note. */
const MAX_TEXT = 2000;
const text = `plain text of 1 to ${MAX_TEXT} characters`;

@InputType()
class TextInput {
  @Field(() => String, { description: `What is written: ${text}.` })
  @IsText('A text', MAX_TEXT)
  text!: string;

  @IdempotencyKey('this text', 'writes nothing more')
  idempotencyKey!: string;
}

@InputType()
class OrderTextInput extends TextInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@InputType({ description: 'A message about an order.' })
export class SendOrderMessageInput extends OrderTextInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True: the shop writes, also about an order of the viewer. For staff with ORDERS; the error is FORBIDDEN for others. False: about an own order, its buyer writes.',
  })
  asStaff!: boolean;
}

@InputType({ description: 'A message of a buyer about the order of a mailed link.' })
export class SendLinkedOrderMessageInput extends TextInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@InputType({ description: 'A note about an order, for staff alone.' })
export class AddOrderNoteInput extends OrderTextInput {}

@InputType({ description: 'A note that is deleted.' })
export class DeleteOrderNoteInput {
  @Field(() => ID, { description: 'Identifier of the note.' })
  noteId!: string;
}

@InputType({ description: 'An order whose messages need no answer any more.' })
export class MarkMessagesAnsweredInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;
}

@ObjectType({ simpleResolvers: true })
abstract class OrderPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: OrderRow;
}

@ObjectType({ description: 'The order that a message is about.', simpleResolvers: true })
export class SendOrderMessagePayload extends OrderPayload {}

@ObjectType({ description: 'The order that a message is about.', simpleResolvers: true })
export class SendLinkedOrderMessagePayload extends OrderPayload {}

@ObjectType({ description: 'The order that a note is about.', simpleResolvers: true })
export class AddOrderNotePayload extends OrderPayload {}

@ObjectType({ description: 'The order that a note was about.', simpleResolvers: true })
export class DeleteOrderNotePayload extends OrderPayload {}

@ObjectType({ description: 'The order whose messages are answered.', simpleResolvers: true })
export class MarkMessagesAnsweredPayload extends OrderPayload {}
