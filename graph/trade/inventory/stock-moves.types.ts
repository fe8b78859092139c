import { ArgsType, Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import type { StockReason } from '../../catalog/products/stock-move.entity.ts';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';

export const StockMoveReason = {
  INITIAL: 'initial',
  RESTOCK: 'restock',
  CORRECTION: 'correction',
  HELD: 'held',
  RELEASED: 'released',
  RECEIVED: 'received',
  RETURNED: 'returned',
  DAMAGED: 'damaged',
  LOST: 'lost',
  COUNTED: 'counted',
  STOCKTAKE: 'stocktake',
} as const satisfies Record<string, StockReason>;

describeEnum('StockMoveReason', StockMoveReason, 'Why the stock of a variant changed.', {
  INITIAL: 'The variant was added.',
  RESTOCK: 'A member of the staff typed a higher number.',
  CORRECTION: 'A member of the staff typed a lower number.',
  HELD: 'A checkout took them: it is bought, or released again.',
  RELEASED: 'A checkout or an order gave them back.',
  RECEIVED: 'A delivery of a supplier.',
  RETURNED: 'A customer brought them back.',
  DAMAGED: 'They cannot be sold.',
  LOST: 'They are not there any more.',
  COUNTED: 'A count found another number.',
  STOCKTAKE: 'A stock-take was booked.',
});

@ObjectType({ description: 'One change of the stock of a variant.', simpleResolvers: true })
export class StockMovement {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { description: 'Its values of the options, as they are now.' })
  options!: string[];

  @Field(() => String, { nullable: true, description: 'Its SKU, as it is now.' })
  sku!: string | null;

  @Field(() => Int, { description: 'Units that were added; below zero, taken out.' })
  qty!: number;

  @Field(() => StockMoveReason, { description: 'Why.' })
  reason!: StockReason;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member of the staff, as it is now; null for what the shop did by itself.',
  })
  actorName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the order that they were for; null for none, and without the permission ORDERS.',
  })
  orderId!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of that order.' })
  orderNumber!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the stock-take that was booked; null for none.',
  })
  stocktakeId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that stock-take.' })
  stocktakeName!: string | null;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}

@ObjectType({ description: 'Changes of stock, the newest first.', simpleResolvers: true })
export class StockMovementConnection extends connectionType(StockMovement, {
  name: 'StockMovement',
  edge: 'A change of stock in a list.',
  one: 'change',
  many: 'changes',
}) {}

@ArgsType()
export class StockMovesArgs extends ConnectionArgs {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of one of its variants: only its changes.' })
  variantId?: string | null;
}
