import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('TaxRate', {
  description: 'The tax rate of a country, or of the EU, and a class.',
  simpleResolvers: true,
})
export class TaxRateEntry {
  @Field(() => String, { description: 'Its name for shoppers.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the country; "EU" for all member states, null for all countries, that have no rate of this class.',
  })
  country!: string | null;

  @Field(() => String, { description: 'The tax class of the products that it is for.' })
  taxClass!: string;

  @Field(() => Int, { description: 'Hundredths of a percent.' })
  basisPoints!: number;
}

@ObjectType({ description: 'The tax rate of a tax class in the country of the shop.', simpleResolvers: true })
export class HomeTaxRate {
  @Field(() => String, { description: 'The tax class.' })
  taxClass!: string;

  @Field(() => Int, { description: 'Hundredths of a percent.' })
  basisPoints!: number;
}
