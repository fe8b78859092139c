import { Extensions, Field, InputType, Int, ObjectType } from 'type-graphql';
import { fieldsOf, type SettingGroup } from '../../core/settings.ts';

type Class = new () => object;

/** Of the field that each edit has. */
export const VERSION =
  'The `version` of the settings that were edited. The call fails with CONFLICT when they were changed since.';

/** The type of a group in the API. */
export function outputType(group: SettingGroup, name: string, about: string): Class {
  const type = class {};
  Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })(
    type.prototype,
    'version',
  );
  for (const [field, { type: of, description, isNullable, listSize }] of fieldsOf(group)) {
    Field(of, { description, nullable: isNullable })(type.prototype, field);
    if (listSize) Extensions({ listSize })(type.prototype, field);
  }
  const lockable = fieldsOf(group).filter(([, { lockedBy }]) => lockedBy !== undefined).length;
  if (lockable > 0) {
    const description = 'Names of the fields that the environment sets; they cannot be changed here.';
    Field(() => [String], { description })(type.prototype, 'locked');
    Extensions({ listSize: lockable })(type.prototype, 'locked');
  }
  ObjectType(name, { description: sentence(about), simpleResolvers: true })(type);
  return type;
}

/** The input of its mutation. */
export function inputType(group: SettingGroup, name: string, about: string): Class {
  const type = class {};
  Field(() => Int, { description: VERSION })(type.prototype, 'version');
  for (const [field, { kind, type: of, inputDescription, isRequired }] of fieldsOf(group)) {
    if (kind === 'list') continue;
    Field(of, { description: inputDescription, nullable: !isRequired })(type.prototype, field);
  }
  const rest = group.isReplaced ? 'gets its default' : 'stays';
  InputType(name, { description: `${sentence(about)} What is left out ${rest}.` })(type);
  return type;
}

const sentence = (about: string) => `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
