import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsText } from '../../core/validation.ts';
import { OrderPayload } from '../orders/order-payload.ts';

@InputType({ description: 'An order that is put on hold.' })
export class HoldOrderInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters, for staff alone.' })
  @IsText('A reason', 500)
  reason!: string;
}

@InputType({ description: 'An order on hold that is released.' })
export class ReleaseOrderInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;
}

@ObjectType({ description: 'The order that was put on hold.', simpleResolvers: true })
export class HoldOrderPayload extends OrderPayload {}

@ObjectType({ description: 'The order that was released.', simpleResolvers: true })
export class ReleaseOrderPayload extends OrderPayload {}

@ObjectType({ description: 'That staff review an order.', simpleResolvers: true })
export class OrderHold {
  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => Date, { description: 'Since when.' })
  heldAt!: Date;
}
