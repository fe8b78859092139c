import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import { EachOnce, noneAtAll, Outcome } from '../../core/bulk.ts';
import { IsText } from '../../core/validation.ts';
import { OrderPayload } from '../orders/order-payload.ts';
import { MAX_ORDERS } from '../orders/tags.inputs.ts';

@InputType({ description: 'An order that is put on hold.' })
export class HoldOrderInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters, for staff alone.' })
  @IsText('A reason', 500)
  reason!: string;
}

/** Identifiers of orders, of one call. */
const ids = { description: `Identifiers of the orders, 1 to ${MAX_ORDERS}, each once.` };
const tooMany = { message: `At most ${MAX_ORDERS} at once. Send the others afterwards.` };

@InputType({ description: 'Orders that are put on hold.' })
export class HoldOrdersInput {
  @Field(() => [ID], ids)
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_ORDERS, tooMany)
  @EachOnce()
  ids!: string[];

  @Field(() => String, { description: 'Why, 1 to 500 characters, for staff alone.' })
  @IsText('A reason', 500)
  reason!: string;
}

@InputType({ description: 'Orders on hold that are released.' })
export class ReleaseOrdersInput {
  @Field(() => [ID], ids)
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_ORDERS, tooMany)
  @EachOnce()
  ids!: string[];
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

@ObjectType({
  description: 'What became of one of many orders that were to be changed.',
  simpleResolvers: true,
})
export class OrderResult extends Outcome {}

@ObjectType({ description: 'What became of orders that were to be put on hold.', simpleResolvers: true })
export class HoldOrdersPayload {
  @Extensions({ listSize: MAX_ORDERS })
  @Field(() => [OrderResult], { description: 'Each of them, in the order in which they were named.' })
  results!: OrderResult[];
}

@ObjectType({ description: 'What became of orders that were to be released.', simpleResolvers: true })
export class ReleaseOrdersPayload {
  @Extensions({ listSize: MAX_ORDERS })
  @Field(() => [OrderResult], { description: 'Each of them, in the order in which they were named.' })
  results!: OrderResult[];
}

@ObjectType({ description: 'That staff review an order.', simpleResolvers: true })
export class OrderHold {
  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => Date, { description: 'Since when.' })
  heldAt!: Date;
}
