import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { describeEnum } from '../../core/describe-enum.ts';
import { type PriceSchedule, ScheduleState } from './price-schedule.entity.ts';

/** Most prices that are planned at once. */
export const MAX_PLANNED = 500;

describeEnum('PriceScheduleState', ScheduleState, 'What became of a planned price.', {
  PLANNED: 'It has not begun.',
  RUNNING: 'The variant has this price now, unless it was edited meanwhile.',
  ENDED: 'Its time is over.',
  CANCELLED: 'It was cancelled before its time was over.',
});

@InputType({ description: 'A price that a variant shall have for some time.' })
export class SchedulePriceInput {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => Int, { description: `Price in minor units, 0 to ${MAX_CENTS}.` })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price before, in minor units and above `price`. Without it the variant is not shown as reduced.',
  })
  compareAtPrice?: number | null;

  @Field(() => Date, {
    description: 'When it begins: now or later. Times of the last minute count as now.',
  })
  from!: Date;

  @Field(() => Date, {
    description: 'When the price returns to what it was: after `from`, within two years.',
  })
  to!: Date;
}

@ObjectType('PriceSchedule', {
  description: 'A price that a variant has for some time.',
  simpleResolvers: true,
})
export class PriceScheduleEntry {
  @Field(() => ID, { description: 'Identifier of the planned price.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => Int, { description: 'Price in minor units.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The price before, in minor units; null when the variant is not shown as reduced.',
  })
  compareAtPrice!: number | null;

  @Field(() => Date, { description: 'When it begins.' })
  from!: Date;

  @Field(() => Date, { description: 'When the price returns to what it was.' })
  to!: Date;

  @Field(() => ScheduleState, { description: 'What became of it.' })
  state!: ScheduleState;
}

export function toEntry(schedule: PriceSchedule): PriceScheduleEntry {
  const { id, variant, price, compareAtPrice, fromAt: from, toAt: to, state } = schedule;
  return { id, variantId: variant.id, price, compareAtPrice, from, to, state };
}
