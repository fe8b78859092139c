import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import { EachOnce, noneAtAll } from '../../core/bulk.ts';
import { HasNoProblem, isBlank, isCleanLine } from '../../core/validation.ts';
import { Order } from './order.entity.ts';
import type { OrderRow } from './order-row.ts';

/** Most tags of an order. */
export const MAX_TAGS = 10;

/** Most characters of a tag. */
export const MAX_TAG = 40;

/** Most orders of one call. */
export const MAX_ORDERS = 100;

const isTag = (tag: unknown) =>
  typeof tag === 'string' &&
  !isBlank(tag) &&
  isCleanLine(tag) &&
  !tag.includes(',') &&
  tag.trim().length <= MAX_TAG;

export const AreTags = () =>
  HasNoProblem('areTags', (tags) =>
    Array.isArray(tags) && tags.every(isTag)
      ? null
      : `A tag has 1 to ${MAX_TAG} characters in one line, without commas.`,
  );

const tooMany = { message: `An order has at most ${MAX_TAGS} tags.` };
export const TAG_RULES = `1 to ${MAX_TAG} characters each, without commas; upper and lower case are the same`;

@InputType({ description: 'Tags to put on orders and to take off them.' })
export class TagOrdersInput {
  @Field(() => [ID], { description: `Identifiers of the orders, 1 to ${MAX_ORDERS}, each once.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_ORDERS, { message: `At most ${MAX_ORDERS} at once. Send the others afterwards.` })
  @EachOnce()
  ids!: string[];

  @Field(() => [String], { defaultValue: [], description: `Tags to add, ${TAG_RULES}.` })
  @ArrayMaxSize(MAX_TAGS, tooMany)
  @AreTags()
  add!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Tags to remove, the same way.' })
  @ArrayMaxSize(MAX_TAGS, tooMany)
  @AreTags()
  remove!: string[];
}

@ObjectType({ description: 'What became of orders that were to be tagged.', simpleResolvers: true })
export class TagOrdersPayload {
  @Extensions({ listSize: 25 })
  @Field(() => [Order], { description: 'The orders, in the order in which they were named.' })
  orders!: OrderRow[];
}
