import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Day } from '../../core/day.ts';
import type { ListSize } from '../../core/list-size.ts';
import { Amount, CurrencyCode } from '../../core/money.types.ts';
import { ReportDimension } from './report-dimension.ts';

const text = { nullable: true } as const;
/** Rows of a report of the API, at most. */
export const MOST_ROWS = 500;
/** Rows without another number. */
export const USUAL_ROWS = 100;
const ofFirst: ListSize = (_, { first }) => Math.min(MOST_ROWS, (first as number | null) ?? USUAL_ROWS);

@ObjectType({
  description: 'What was sold in a period, in minor units of the currency of its report.',
  simpleResolvers: true,
})
export class ReportSums {
  @Field(() => Int, {
    description: 'Orders whose payment came in the period: the first part of it, if it is captured in parts.',
  })
  orders!: number;

  @Field(() => Amount, {
    description:
      'Payments of orders that came in the period, by a provider or recorded by hand, with tax and shipping, also those refunded since. An unpaid order and reserved money count once they are paid; what returned units pay of an exchange was paid before, and counts not again.',
  })
  paid!: number;

  @Field(() => Amount, {
    description:
      'Refunds that were made in the period, for orders of any time, up to what was paid. A payment by hand that was reversed counts as refunded.',
  })
  refunded!: number;

  @Field(() => Amount, { description: '`paid` without `refunded`; it may be below 0.' })
  net!: number;
}

@ObjectType({
  description:
    'What was sold of something, in minor units of the currency of its report. In reports by products, categories and tax rates each payment is divided among the lines and the shipping of its order in proportion to what they cost, and a refund in proportion to what it is for; goodwill, and what the provider gave back on its own, like the payment.',
  simpleResolvers: true,
})
export class ReportRow extends ReportSums {
  @Field(() => String, {
    ...text,
    description: 'The day, an id, a code or a name, by what the report adds up by.',
  })
  key!: string | null;

  @Field(() => String, { ...text, description: 'Name of a product or category.' })
  name!: string | null;

  @Field(() => String, { ...text, description: 'Country, by its code of ISO 3166 if it is known.' })
  country!: string | null;

  @Field(() => Int, { ...text, description: 'Tax rate in hundredths of a percent.' })
  taxRate!: number | null;

  @Field(() => Int, { description: 'Units of the paid orders; 0 in reports that do not divide payments.' })
  units!: number;

  @Field(() => Int, {
    description: 'Units that the refunds are for; 0 in reports that do not divide payments.',
  })
  returnedUnits!: number;

  @Field(() => Amount, { description: 'Tax in `net`; 0 in reports that do not divide payments.' })
  tax!: number;

  @Field(() => Amount, { description: '`net` without that tax.' })
  netWithoutTax!: number;

  @Field(() => Amount, { description: '`net` in the period before: of time, of the step in the same place.' })
  previousNet!: number;
}

@ObjectType({
  description:
    'A report in one currency, of the facts that the money check adds up. Rows and `others` together come to `current`. It may be some seconds old.',
  simpleResolvers: true,
})
export class SalesBreakdown {
  @Field(() => ReportDimension, { description: 'What it adds up by.' })
  by!: ReportDimension;

  @Field(() => Day, { description: 'Its first day.' })
  from!: string;

  @Field(() => Day, { description: 'Its last day.' })
  to!: string;

  @Field(() => Day, {
    description:
      'The first day of the period before: as many days, or months if it has whole months that are over.',
  })
  previousFrom!: string;

  @Field(() => Day, { description: 'The last day of the period before.' })
  previousTo!: string;

  @Field(() => CurrencyCode, { description: 'Its currency.' })
  currency!: string;

  @Extensions({ listSize: 2 })
  @Field(() => [CurrencyCode], { description: 'Those in which money moved in both periods, and its own.' })
  currencies!: string[];

  @Field(() => ReportSums, { description: 'The whole period.' })
  current!: ReportSums;

  @Field(() => ReportSums, { description: 'The period before.' })
  previous!: ReportSums;

  @Extensions({ listSize: ofFirst })
  @Field(() => [ReportRow], {
    description: 'Days, weeks or months in their order; others by what `net` is, above 0 or below.',
  })
  rows!: ReportRow[];

  @Field(() => ReportRow, { ...text, description: 'What is in no row, in one; null when nothing is.' })
  others!: ReportRow | null;
}
