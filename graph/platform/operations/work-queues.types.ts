import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Work that failed and will be tried again.' })
export class WorkRow {
  @Field(() => ID, { description: 'Identifier of the row: a refund, a checkout, a mail.' })
  id!: string;

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null: at once.' })
  nextAttemptAt!: Date | null;

  @Field(() => String, { description: 'Why the last attempt failed.' })
  lastError!: string;
}

@ObjectType({ description: 'A queue of background work.' })
export class WorkQueue {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, {
    description: 'Rows that are due or wait for another attempt; 10,000 at most are counted.',
  })
  due!: number;

  @Extensions({ listSize: 50 })
  @Field(() => [WorkRow], {
    description: 'Those whose last attempt failed, at most 50: the next to be tried first.',
  })
  failing!: WorkRow[];
}
