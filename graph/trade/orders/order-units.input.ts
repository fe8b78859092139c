import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Units of a line of an order.' })
export class OrderUnitsInput {
  @Field(() => ID, { description: 'Identifier of the line, `OrderItem.id`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units, at least 1.' })
  @Min(1, { message: 'The quantity must be at least 1.' })
  quantity!: number;
}
