import { IsIn, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { COUNTRY_CODES, findCountry } from '#money/countries';
import { OPTIONAL_FIELDS as most, notAPhone, type PostalAddress, phoneFormat } from '#money/postal-address';
import { IsOptionalText } from '../../core/validation.ts';

/** Prices follow the code, and parcels the name: both must mean one country. */
const IsCodeOfCountry = (): PropertyDecorator =>
  ValidateBy({
    name: 'isCodeOfCountry',
    validator: {
      validate(code, args) {
        const named = findCountry(String((args?.object as ShippingAddressInput | undefined)?.country ?? ''));
        return code == null || named === null || named === code;
      },
      defaultMessage: () =>
        'The country code is that of another country. Leave it out, or correct one of both.',
    },
  });

@InputType({
  description:
    'Where an order is sent. Address, city, postal code and country are needed, at most 200 characters each, but for an order that is fetched, whose texts can be empty; the rest can be left out or empty.',
})
export class ShippingAddressInput implements PostalAddress {
  @Field(() => String, { description: 'Street and number.' })
  @IsOptionalText('Address', 200)
  address!: string;

  @Field(() => String, { description: 'City.' })
  @IsOptionalText('City', 200)
  city!: string;

  @Field(() => String, { description: 'Postal code.' })
  @IsOptionalText('Postal code', 200)
  postalCode!: string;

  @Field(() => String, { description: 'Country, in any words.' })
  @IsOptionalText('Country', 200)
  country!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 code of the country. Found by its name when it is left out.',
  })
  @IsIn(COUNTRY_CODES, {
    message: 'The country code must be one of ISO 3166-1 in capitals, such as "IN". Or leave it out.',
  })
  @IsCodeOfCountry()
  countryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Recipient, when that is not the buyer: at most ${most.name} characters.`,
  })
  @IsOptionalText('Name', most.name)
  name?: string | null;

  @Field(() => String, { nullable: true, description: `Company: at most ${most.company} characters.` })
  @IsOptionalText('Company', most.company)
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Apartment, floor or building: at most ${most.line2} characters.`,
  })
  @IsOptionalText('Line 2', most.line2)
  line2?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `State, province or region: at most ${most.region} characters.`,
  })
  @IsOptionalText('Region', most.region)
  region?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Phone number: digits, spaces and "+ ( ) . / -", at most ${most.phone} characters.`,
  })
  @ValidateIf(({ phone }: ShippingAddressInput) => Boolean(phone?.trim()))
  @Matches(phoneFormat, { message: notAPhone })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Tax number of the company: at most ${most.taxId} characters.`,
  })
  @IsOptionalText('Tax number', most.taxId)
  taxId?: string | null;
}
