import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { PERSONAL, subjectOf } from '../../core/personal-fields.ts';
import { personOf } from '../orders/order.entity.ts';
import { MAX_BOOKED } from './bank-transfers.inputs.ts';

export const TransferCertainty = {
  EXACT: 'EXACT',
  LIKELY: 'LIKELY',
  NONE: 'NONE',
  BOOKED: 'BOOKED',
} as const;
export type TransferCertainty = keyof typeof TransferCertainty;

describeEnum('TransferCertainty', TransferCertainty, 'Whether a transfer pays an order.', {
  EXACT: 'It names the number of an open order, and has its amount.',
  LIKELY: 'It names no order; amount and name are those of one open order alone.',
  NONE: 'It pays none, or people must decide.',
  BOOKED: 'It was booked before.',
});

/** No more than a statement needs: who books it may not be one who reads orders. */
@Extensions(subjectOf(personOf))
@ObjectType({ description: 'An order that a transfer pays, or names.', simpleResolvers: true })
export class MatchedOrder {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Extensions(PERSONAL)
  @Field(() => String, { description: 'Name of the buyer.' })
  customerName!: string;
}

@ObjectType({ description: 'What a transfer pays.', simpleResolvers: true })
export class TransferMatch {
  @Field(() => String, { description: 'The reference of the transfer.' })
  reference!: string;

  @Field(() => TransferCertainty, { description: 'Whether it pays the order.' })
  certainty!: TransferCertainty;

  @Field(() => MatchedOrder, {
    nullable: true,
    description: 'The order that it pays, has paid, or names without paying it.',
  })
  order!: MatchedOrder | null;

  @Field(() => String, { nullable: true, description: 'Why it pays none, or only may; null otherwise.' })
  reason!: string | null;
}

@ObjectType({ description: 'What became of a transfer that was to be booked.', simpleResolvers: true })
export class BookedTransfer {
  @Field(() => String, { description: 'The reference of the transfer.' })
  reference!: string;

  @Field(() => ID, { nullable: true, description: 'The order that it paid; null when it was refused.' })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Error code when it was refused; nothing was changed then.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The error in words.' })
  message!: string | null;
}

@ObjectType({ description: 'What became of transfers that were to be booked.', simpleResolvers: true })
export class BookTransfersPayload {
  @Extensions({ listSize: MAX_BOOKED })
  @Field(() => [BookedTransfer], { description: 'A result for each, in their order.' })
  results!: BookedTransfer[];
}
