import { IsIn } from 'class-validator';
import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { COUNTRY_CODES } from '#money/countries';
import { NOT_A_COUNTRY } from '../../platform/settings/setting-fields.ts';

@ObjectType({ description: 'A setting that a preset is about, in words for people.', simpleResolvers: true })
export class PresetItem {
  @Field(() => String, { description: 'What it is, such as "Tax of Germany, class reduced".' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What the shop has now; null for nothing.' })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the shop has with the preset: what people have set stays. Null for nothing.',
  })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'What the preset has; null for nothing.' })
  preset!: string | null;
}

@ObjectType('CountryPreset', {
  description: 'What shops of a country usually set, and what that would change in this one. No tax advice.',
  simpleResolvers: true,
})
export class CountryPresetEntry {
  @Field(() => String, { description: 'Code of the country, ISO 3166-1.' })
  country!: string;

  @Field(() => String, {
    description:
      'Code of its currency, ISO 4217. A preset changes the currency of the shop while `chooseCurrency` could.',
  })
  currency!: string;

  @Field(() => Boolean, {
    description:
      'Whether other member states of the EU have their own rates, instead of those of the country.',
  })
  destinationRates!: boolean;

  @Field(() => String, {
    description: 'Day on which its rates were compared with their sources, such as "2026-08-22".',
  })
  asOf!: string;

  @Extensions({ listSize: 6 })
  @Field(() => [String], { description: 'What the owner has to look up.' })
  notices!: string[];

  @Extensions({ listSize: 100 })
  @Field(() => [PresetItem], { description: 'The settings that it is about, and those of the same kind.' })
  items!: PresetItem[];
}

@InputType({ description: 'The preset to apply.' })
export class ApplyCountryPresetInput {
  @Field(() => String, { description: 'Code of the country of the shop, ISO 3166-1.' })
  @IsIn(COUNTRY_CODES, { message: NOT_A_COUNTRY })
  country!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'In the EU: whether other member states have their own standard rates (One Stop Shop), instead of those of the country.',
  })
  destinationRates!: boolean;
}

@ObjectType({ description: 'The shop after a preset was applied.', simpleResolvers: true })
export class ApplyCountryPresetPayload {
  @Field(() => CountryPresetEntry, {
    description: 'The preset; what people had set is what differs from it.',
  })
  preset!: CountryPresetEntry;
}
