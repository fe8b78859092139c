import { Field, Int, ObjectType } from 'type-graphql';
import type { TaxLine } from '#money/priced-order';

@ObjectType('TaxLine', { description: 'What one tax rate comes to.', simpleResolvers: true })
export class TaxLineEntry implements TaxLine {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Hundredths of a percent.' })
  basisPoints!: number;

  @Field(() => Int, {
    description: 'What it is a tax on, in minor units: lines after discounts, and shipping.',
  })
  base!: number;

  @Field(() => Int, { description: 'The tax, in minor units.' })
  amount!: number;
}
