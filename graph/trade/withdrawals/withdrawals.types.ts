import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Units of an order line.', simpleResolvers: true })
export class WithdrawnLine {
  @Field(() => ID, { description: 'Identifier of the line, `OrderItem.id`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;
}

@ObjectType({ description: 'What the buyer of an order can withdraw from.', simpleResolvers: true })
export class WithdrawalRight {
  @Field(() => Int, { description: 'Days after the delivery of the last item.' })
  days!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day, such as `2026-11-26`, in `timeZone`; null as long as not all is delivered.',
  })
  lastDay!: string | null;

  @Field(() => String, { description: 'The time zone of the shop, by its name of the IANA list.' })
  timeZone!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the last day ends; null as long as not all is delivered. A withdrawal is taken for one day more, since in other time zones the last day ends later.',
  })
  until!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether it is not too late, and something is left to withdraw from.',
  })
  isOpen!: boolean;

  @Extensions({ listSize: 2 })
  @Field(() => [WithdrawnLine], { description: 'The units that can be withdrawn from.' })
  lines!: WithdrawnLine[];

  @Extensions({ listSize: 2 })
  @Field(() => [ID], {
    description: 'The lines that cannot be withdrawn from, such as what is made to order.',
  })
  excludedLines!: string[];
}
