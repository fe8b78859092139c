import type { Cache } from './cache-port.ts';

type Class = new () => object;

/** How admins edit a field. The entries of a `list` are edited by use cases of their own. */
export type SettingKind = 'integer' | 'text' | 'flag' | 'choice' | 'country' | 'countries' | 'list';

/** A field of a group of settings. */
export interface SettingField<Value = unknown> {
  kind: SettingKind;
  /** What a new shop has, and a group that was stored before the field was added. */
  default: Value;
  /** Its name in the form and in the log. */
  label: string;
  /** A hint for the form. */
  help?: string;
  /** In the API. */
  description: string;
  inputDescription: string;
  type: () => object;
  listSize?: number;
  isNullable: boolean;
  /** Whether its form asks for it, though a shop that has never saved the form has none. */
  isNeeded?: boolean;
  /** Whether the input must have it. */
  isRequired?: boolean;
  /** Bounds of a number; the greatest length of a text or list. */
  min?: number;
  max?: number;
  /** The labels of a choice by its values. */
  choices?: Readonly<Record<string, string>>;
  /** The variable of the environment that sets it instead of admins. */
  lockedBy?: string;
  /** The value that an input or a form has, to be stored. Throws an Error that says what it must be. */
  read(given: unknown): Value;
}

/** A group of settings, see `settingGroup`. */
export interface SettingGroup<Value extends object = object> {
  /** The key of its row. A name is never changed. */
  name: string;
  /** Of the form and in the log. */
  title: string;
  fields: { readonly [Name in keyof Value]: SettingField<Value[Name]> } & Readonly<
    Record<string, SettingField>
  >;
  defaults: Value;
  /** Whether its screen is made by hand, or there is none: then `settingGroups` leaves it out. */
  hasOwnForm: boolean;
  /** Whether a field that an input leaves out gets its default; otherwise the field keeps its value. */
  isReplaced: boolean;
  /** Another group that `check` needs. */
  beside?: SettingGroup;
  /** Refuses values that do not fit together, or to those of the group `beside`, by `fieldError`. */
  check?(value: Value, beside?: object): void;
  /** Its type in the API; a plain object when the API has none. */
  output: Class;
  /** Its query and its mutation. */
  resolvers: readonly Class[];
}

/** The groups of all modules, and the fields by group that the environment sets. */
export interface SettingRegistry {
  groups: readonly SettingGroup[];
  locked: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What `findSetting` needs besides the database. */
export interface SettingPorts {
  cache: Cache;
  settings: SettingRegistry;
}

export type ValueOf<Group> = Group extends SettingGroup<infer Value> ? Value : never;

export const fieldsOf = ({ fields }: SettingGroup): [name: string, field: SettingField][] =>
  Object.entries(fields);
