import { IsIn, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { COUNTRY_CODES } from '#money/countries';
import { EU } from '#money/eu';
import { IsLine } from '../../core/validation.ts';
import { NOT_A_COUNTRY } from '../../platform/settings/setting-fields.ts';
import { VERSION } from '../../platform/settings/setting-types.ts';
import { CLASS, notAClass } from '../shipping/shipping.inputs.ts';

@InputType({ description: 'The tax rate of a country and a class.' })
export class TaxRateInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'Its name for shoppers, such as "VAT": 1 to 40 characters.' })
  @IsLine('A name', 40)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the country; "EU" for all member states, null for all countries, that have no rate of this class.',
  })
  @IsIn([...COUNTRY_CODES, EU], { message: NOT_A_COUNTRY })
  country?: string | null;

  @Field(() => String, { description: 'The tax class of the products that it is for.' })
  @Matches(CLASS, notAClass)
  taxClass!: string;

  @Field(() => Int, { description: 'Hundredths of a percent, 0 to 10000: 1900 is 19 %.' })
  @Min(0, { message: 'A rate cannot be negative.' })
  @Max(100_00, { message: 'A rate is 100 % at most.' })
  basisPoints!: number;
}
