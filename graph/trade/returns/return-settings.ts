import { ArrayMaxSize, IsIn, IsOptional, Max, Min } from 'class-validator';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { COUNTRY_CODES } from '#money/countries';
import { notACountry, VERSION } from '../shipping/shipping.inputs.ts';

/** Who pays for sending goods back. */
const ReturnFees = { BUYER: 'buyer', SHOP: 'shop' } as const;
type ReturnFees = (typeof ReturnFees)[keyof typeof ReturnFees];

registerEnumType(ReturnFees, {
  name: 'ReturnFees',
  description: 'Who pays for sending goods back.',
  valuesConfig: {
    BUYER: { description: 'Who bought them.' },
    SHOP: { description: 'The shop: returns are free.' },
  },
});

@ObjectType({ description: 'How goods can be sent back, as product pages say it.', simpleResolvers: true })
export class ReturnSettings {
  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after the delivery in which goods can be sent back; null: the shop claims nothing.',
  })
  returnDays!: number | null;

  @Field(() => ReturnFees, { description: 'Who pays for sending them back.' })
  returnFees!: ReturnFees;

  @Extensions({ listSize: 10 })
  @Field(() => [String], { description: 'Codes of the countries that this applies for, 50 at most.' })
  returnCountries!: string[];
}

@InputType({ description: 'How goods can be sent back, as it shall be.' })
export class ReturnSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days after the delivery in which goods can be sent back, 1 to 365; null or left out: the shop claims nothing.',
  })
  @IsOptional()
  @Min(1, { message: 'Days are 1 or more.' })
  @Max(365, { message: 'Days are 365 at most.' })
  returnDays?: number | null;

  @Field(() => ReturnFees, { nullable: true, description: 'Who pays for sending them; left out: the buyer.' })
  @IsOptional()
  returnFees?: ReturnFees | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Codes of the countries that this applies for, such as "DE": 1 to 50 when there are days.',
  })
  @IsOptional()
  @ArrayMaxSize(50, { message: 'Name at most 50 countries.' })
  @IsIn(COUNTRY_CODES, { each: true, ...notACountry })
  returnCountries?: string[] | null;
}
