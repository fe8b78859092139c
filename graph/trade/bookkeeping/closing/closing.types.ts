import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { Day } from '../../../core/day.ts';
import { IsText } from '../../../core/validation.ts';

@ObjectType({ description: 'A month that is over, and what became of its books.', simpleResolvers: true })
export class BookkeepingMonth {
  @Field(() => Day, { description: 'Its first day.' })
  month!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When a file with all of its days was last saved, after its end; null when none was.',
  })
  exportedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is closed.' })
  isClosed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be closed now; null when it can, or is closed.',
  })
  refusal!: string | null;

  @Field(() => Boolean, { description: 'Whether it can be reopened: only the last that is closed can.' })
  mayReopen!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was last closed.' })
  closedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of who closed it.' })
  closedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was reopened after that.' })
  reopenedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of who reopened it.' })
  reopenedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was reopened.' })
  reason!: string | null;
}

@InputType({ description: 'Which month is closed.' })
export class CloseMonthInput {
  @Field(() => Day, { description: 'A day of it.' })
  month!: string;
}

@InputType({ description: 'Which month is reopened, and why.' })
export class ReopenMonthInput {
  @Field(() => Day, { description: 'A day of it.' })
  month!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters, for staff.' })
  @IsText('A reason', 500)
  reason!: string;
}

@ObjectType({ description: 'The months after a change.', simpleResolvers: true })
export class BookkeepingPayload {
  @Extensions({ listSize: 12 })
  @Field(() => [BookkeepingMonth], { description: 'The months that are over, as `bookkeepingMonths`.' })
  months!: BookkeepingMonth[];
}
