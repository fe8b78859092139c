import { ArrayMaxSize, ArrayMinSize, ArrayUnique, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { carriers, isPageAddress } from '#money/carriers';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { HasNoProblem, IsLine } from '../../core/validation.ts';
import { MAX_LINES } from '../cart/cart.inputs.ts';
import { OrderUnitsInput } from '../orders/order-units.input.ts';

const IsPageAddress = () =>
  HasNoProblem('isPageAddress', (value) =>
    typeof value === 'string' && value.length <= 500 && isPageAddress(value)
      ? null
      : 'The tracking address must begin with https:// or http://, and have at most 500 characters.',
  );

/** Who brings a fulfillment, and how that is tracked. */
@InputType({ description: 'Who brings it, and how that is tracked.' })
export abstract class TrackingInput {
  @Field(() => String, {
    nullable: true,
    description: `Name of the carrier, at most 60 characters. Known ones, whose parcels get a link: ${carriers.map(({ name }) => name).join(', ')}.`,
  })
  @IsLine('The carrier', 60)
  carrier?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number by which the carrier tracks it, at most 100 characters.',
  })
  @IsLine('The tracking number', 100)
  trackingNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of a page that tracks it, http or https, at most 500 characters. Without it, that of a known carrier.',
  })
  @IsPageAddress()
  trackingUrl?: string | null;
}

@InputType({ description: 'What is shipped of an order, or made ready to be fetched.' })
export class CreateFulfillmentInput extends TrackingInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => [OrderUnitsInput], {
    nullable: true,
    description: `1 to ${MAX_LINES} lines, each once; all that is open unless given.`,
  })
  @ArrayMinSize(1, { message: 'Name at least one line.' })
  @ArrayMaxSize(MAX_LINES, { message: `Name at most ${MAX_LINES} lines.` })
  @ArrayUnique(({ orderItemId }: OrderUnitsInput) => orderItemId.toLowerCase(), {
    message: 'Name each line once.',
  })
  @ValidateNested({ each: true })
  lines?: OrderUnitsInput[] | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the buyer gets a mail about it, 10 minutes later.',
  })
  notify!: boolean;

  @IdempotencyKey('what it ships', 'returns the same fulfillment')
  idempotencyKey!: string;
}

@InputType({ description: 'Who brings a fulfillment. What is left out, or null, is removed.' })
export class UpdateFulfillmentInput extends TrackingInput {
  @Field(() => ID, { description: 'Identifier of the fulfillment.' })
  id!: string;
}

@InputType({ description: 'A fulfillment that is undone.' })
export class UndoFulfillmentInput {
  @Field(() => ID, { description: 'Identifier of the fulfillment.' })
  id!: string;
}

@InputType({ description: 'A fulfillment that has arrived.' })
export class MarkFulfillmentDeliveredInput {
  @Field(() => ID, { description: 'Identifier of the fulfillment.' })
  id!: string;
}

/** Most orders that are shipped at once. */
export const MOST_ROWS = 200;

@InputType({ description: 'An order of which all that is open is shipped, or made ready to be fetched.' })
export class FulfillmentRowInput extends TrackingInput {
  @Field(() => Int, { description: 'Number of the order.' })
  number!: number;
}

@InputType({ description: 'Orders that are shipped at once.' })
export class CreateFulfillmentsInput {
  @Field(() => [FulfillmentRowInput], { description: `1 to ${MOST_ROWS} orders.` })
  @ArrayMinSize(1, { message: 'Name at least one order.' })
  @ArrayMaxSize(MOST_ROWS, { message: `Ship at most ${MOST_ROWS} orders at once.` })
  @ValidateNested({ each: true })
  rows!: FulfillmentRowInput[];

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the buyers get mails about it, 10 minutes later.',
  })
  notify!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether units on backorder stay open. An order of which all that is open is on backorder is refused then, with BACKORDERED.',
  })
  leaveOutBackordered!: boolean;

  @IdempotencyKey('these rows', 'returns the same fulfillments')
  idempotencyKey!: string;
}

@ArgsType()
export class OrderNumbersArgs {
  @Field(() => [Int], { description: `1 to ${MOST_ROWS} numbers.` })
  @ArrayMaxSize(MOST_ROWS, { message: `Ask for at most ${MOST_ROWS} orders.` })
  numbers!: number[];
}
