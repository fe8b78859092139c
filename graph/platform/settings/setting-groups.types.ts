import { ArrayMaxSize, ArrayMinSize, ArrayUnique, ValidateNested } from 'class-validator';
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import type { SettingKind } from '../../core/settings.ts';
import { VERSION } from './setting-types.ts';

/** The kinds that a form has. */
const FieldKind = {
  INTEGER: 'integer',
  TEXT: 'text',
  FLAG: 'flag',
  CHOICE: 'choice',
  COUNTRY: 'country',
  COUNTRIES: 'countries',
} as const satisfies Record<string, SettingKind>;
type FieldKind = (typeof FieldKind)[keyof typeof FieldKind];

describeEnum('SettingKind', FieldKind, 'How a setting is edited.', {
  INTEGER: 'A whole number.',
  TEXT: 'A line of text.',
  FLAG: '"true" or "false".',
  CHOICE: 'One of its choices.',
  COUNTRY: 'The code of a country.',
  COUNTRIES: 'Codes of countries, with commas between them.',
});

@ObjectType({ description: 'A value that a setting can have.', simpleResolvers: true })
export class SettingChoice {
  @Field(() => String, { description: 'The value.' })
  value!: string;

  @Field(() => String, { description: 'Its name.' })
  label!: string;
}

@ObjectType('SettingField', { description: 'A setting, for a form.', simpleResolvers: true })
export class SettingFieldEntry {
  @Field(() => ID, { description: 'Its name in the program, such as "holdMinutes".' })
  name!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What it does; null where its name says it.' })
  help!: string | null;

  @Field(() => FieldKind, { description: 'How it is edited.' })
  kind!: FieldKind;

  @Field(() => String, { nullable: true, description: 'Its value as text; null for none.' })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value in a new shop as text; null for none.' })
  defaultValue!: string | null;

  @Field(() => Boolean, { description: 'Whether it may be left empty.' })
  isOptional!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the environment of the server sets it, so that it cannot be changed here.',
  })
  isLocked!: boolean;

  @Field(() => Int, { nullable: true, description: 'The least number.' })
  min!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The greatest number; of a text its characters at most, of countries how many at most.',
  })
  max!: number | null;

  @Extensions({ listSize: 5 })
  @Field(() => [SettingChoice], { description: 'What it can be, for a choice.' })
  choices!: SettingChoice[];
}

@ObjectType('SettingGroup', { description: 'Settings that are edited together.', simpleResolvers: true })
export class SettingGroupEntry {
  @Field(() => ID, { description: 'Its name in the program, such as "checkout".' })
  name!: string;

  @Field(() => String, { description: 'Its name for people.' })
  title!: string;

  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Extensions({ listSize: 5 })
  @Field(() => [SettingFieldEntry], { description: 'Its settings, in the order of the form.' })
  fields!: SettingFieldEntry[];
}

@InputType({ description: 'A value of a setting.' })
export class SettingValueInput {
  @Field(() => ID, { description: 'The name of the setting.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its value as text; null or empty for none.' })
  value?: string | null;
}

@InputType({ description: 'Values of a group of settings. What is left out stays.' })
export class SettingGroupInput {
  @Field(() => ID, { description: 'The name of the group.' })
  name!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => [SettingValueInput], { description: 'The settings to change, 100 at most.' })
  @ArrayMaxSize(100, { message: 'Change at most 100 settings at once.' })
  values!: SettingValueInput[];
}

@InputType({ description: 'Values of groups of settings that are saved together.' })
export class SaveSettingGroupsInput {
  @Field(() => [SettingGroupInput], { description: 'The groups, 1 to 10, each once.' })
  @ArrayMinSize(1, { message: 'Name a group of settings.' })
  @ArrayMaxSize(10, { message: 'Save at most 10 groups at once.' })
  @ArrayUnique(({ name }: SettingGroupInput) => name, { message: 'Name each group once.' })
  @ValidateNested({ each: true })
  groups!: SettingGroupInput[];
}

@ObjectType({ description: 'Groups of settings that were saved together.', simpleResolvers: true })
export class SaveSettingGroupsPayload {
  @Extensions({ listSize: 3 })
  @Field(() => [SettingGroupEntry], { description: 'They, in the order of the input.' })
  settingGroups!: SettingGroupEntry[];
}
