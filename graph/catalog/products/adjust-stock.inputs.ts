import { ArgsType, Field, ID, Int } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { IsIdempotencyKey } from '../../core/idempotency-key.ts';
import { MAX_STOCK } from './variant.entity.ts';

export const StockAdjustment = {
  RECEIVED: 'received',
  RETURNED: 'returned',
  DAMAGED: 'damaged',
  LOST: 'lost',
  COUNTED: 'counted',
} as const;
export type StockAdjustment = (typeof StockAdjustment)[keyof typeof StockAdjustment];

describeEnum('StockAdjustment', StockAdjustment, 'Why staff add units to a stock or take some out.', {
  RECEIVED: 'A delivery of a supplier.',
  RETURNED: 'A customer brought them back.',
  DAMAGED: 'They cannot be sold.',
  LOST: 'They are not there any more.',
  COUNTED: 'A count found another number.',
});

@ArgsType()
export class AdjustStockArgs {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => Int, {
    description: `Units added; below zero, taken out. The stock stays within 0 and ${MAX_STOCK}.`,
  })
  by!: number;

  @Field(() => StockAdjustment, { description: 'Why: the ledger of the stock stores it.' })
  reason!: StockAdjustment;

  @Field(() => String, {
    nullable: true,
    description:
      '8 to 100 letters, digits, "-" and "_", made by the client once for this change: so a call whose response is lost can be repeated within a day. Repeated, it changes nothing and returns the variant; with other units or another reason it is another change.',
  })
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}
