import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { Money } from '../../core/money.types.ts';

export const TimelineActorKind = {
  BUYER: 'BUYER',
  STAFF: 'STAFF',
  PROVIDER: 'PROVIDER',
  SYSTEM: 'SYSTEM',
} as const;
export type TimelineActorKind = keyof typeof TimelineActorKind;

describeEnum('TimelineActorKind', TimelineActorKind, 'Who did something with an order.', {
  BUYER: 'Its buyer.',
  STAFF: 'The shop: a member of its staff.',
  PROVIDER: 'The payment provider.',
  SYSTEM: 'The shop by itself, such as a job.',
});

@ObjectType({ description: 'Who did something with an order.', simpleResolvers: true })
export class TimelineActor {
  @Field(() => TimelineActorKind, { description: 'Who it was.' })
  kind!: TimelineActorKind;

  @Field(() => String, {
    nullable: true,
    description:
      'For staff with the permission ORDERS: the name of the buyer as the order was placed, or of the account of the staff as it is now. Null for others.',
  })
  name!: string | null;
}

/** Modules add what their events are about, as fields that are null for other types. */
@ObjectType({
  description:
    'Something that happened to an order. What it is about is in the fields of its type; all others are null.',
  simpleResolvers: true,
})
export class TimelineEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, {
    description: 'Type of the event, such as "order.paid". New ones come with new versions.',
  })
  type!: string;

  @Field(() => String, {
    description: 'What happened, as a sentence, for types that a client does not know.',
  })
  sentence!: string;

  @Field(() => TimelineActor, { description: 'Who did it.' })
  actor!: TimelineActor;

  @Field(() => Money, { nullable: true, description: 'The money that it was about.' })
  amount!: Money | null;

  orderId!: string;

  /** Of the event. */
  data!: Readonly<Record<string, unknown>>;
}

@ObjectType({ description: 'What happened to an order, newest first.', simpleResolvers: true })
export class TimelineEntryConnection extends connectionType(TimelineEntry, {
  name: 'TimelineEntry',
  edge: 'An entry in its timeline.',
}) {}

@ObjectType({ description: 'Something that happened to one of all orders.', simpleResolvers: true })
export class LatestEvent {
  @Field(() => TimelineEntry, { description: 'What happened.' })
  entry!: TimelineEntry;

  @Field(() => ID, { description: 'Identifier of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Number of the order.' })
  orderNumber!: number;

  @Field(() => String, { description: 'Name of the buyer, as the order was placed.' })
  customerName!: string;
}
