import { Int } from 'type-graphql';
import { COUNTRY_CODES } from '#money/countries';
import type { SettingField } from '../../core/settings.ts';
import { isBlank, isCleanLine } from '../../core/validation.ts';

/** What people read of a field. The description ends without a full stop. */
interface Words {
  label: string;
  help?: string;
  description: string;
  /** What null means, for a field that may be null. */
  none?: string;
  isNeeded?: boolean;
  lockedBy?: string;
}

/** What all kinds of fields have. `bounds` is what the input says of the values, such as "1 to 90". */
function common({ none, ...words }: Words, value: { default: unknown }, bounds = '') {
  const end = none === undefined ? '.' : `; null: ${none}.`;
  return {
    ...words,
    isNullable: value.default === null,
    inputDescription: `${words.description}${bounds}${end}`,
    description: `${words.description}${end}`,
  };
}

const isEmpty = (given: unknown) => given === null || (typeof given === 'string' && given.trim() === '');

/** Number() would take "0x10" and "1e2" as well. */
const WHOLE = /^-?\d+$/;

type NumberOptions<Default> = Words & { default: Default; min: number; max: number };

export function integer(options: NumberOptions<number>): SettingField<number>;
export function integer(options: NumberOptions<null>): SettingField<number | null>;
/** A whole number; null, which is the default then, where there may be none. */
export function integer(options: NumberOptions<number | null>): SettingField<number | null> {
  const { min, max, default: initial, ...words } = options;
  if (initial !== null && (initial < min || initial > max))
    throw new Error(
      `The setting "${words.label}" has the default ${initial}, which is not from ${min} to ${max}.`,
    );
  const shared = common(words, options, `: ${min} to ${max}`);
  return {
    ...shared,
    kind: 'integer',
    default: initial,
    min,
    max,
    type: () => Int,
    read(given) {
      if (shared.isNullable && isEmpty(given)) return null;
      const value = WHOLE.test(String(given).trim()) ? Number(given) : Number.NaN;
      if (!Number.isInteger(value) || value < min || value > max)
        throw new Error(`${words.label}: a whole number from ${min} to ${max}.`);
      return value;
    },
  };
}

type TextOptions<Default> = Words & { default: Default; max: number };

export function text(options: TextOptions<string>): SettingField<string>;
export function text(options: TextOptions<null>): SettingField<string | null>;
/** A line of text; null where there may be none. */
export function text(options: TextOptions<string | null>): SettingField<string | null> {
  const { max, default: initial, ...words } = options;
  const shared = common(words, options, `: ${max} characters at most`);
  return {
    ...shared,
    kind: 'text',
    default: initial,
    max,
    type: () => String,
    read(given) {
      if (shared.isNullable && isEmpty(given)) return null;
      const value = String(given).trim();
      if (isBlank(value) || value.length > max || !isCleanLine(value))
        throw new Error(`${words.label}: one line of 1 to ${max} characters, without control characters.`);
      return value;
    },
  };
}

/** A name of the IANA list of time zones, as that writes it. */
export function timeZone(words: Words): SettingField<string> {
  const field = text({ ...words, default: 'UTC', max: 60 });
  return {
    ...field,
    read(given) {
      const name = field.read(given);
      // Intl would take "+05:30" as well, which has no summer time.
      if (/^[a-z]/i.test(name))
        try {
          return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
        } catch {}
      throw new Error(`${words.label}: a name of the list of time zones, such as Europe/Berlin.`);
    },
  };
}

/** Yes or no. */
export function flag(options: Words & { default: boolean; isRequired?: boolean }): SettingField<boolean> {
  return {
    ...options,
    ...common(options, options),
    kind: 'flag',
    type: () => Boolean,
    read(given) {
      const value = String(given);
      if (value !== 'true' && value !== 'false') throw new Error(`${options.label}: yes or no.`);
      return value === 'true';
    },
  };
}

/** One of some values. `type` is the enum of GraphQL. */
export function choice<Value extends string>(
  options: Words & {
    default: NoInfer<Value>;
    type: () => object;
    choices: Readonly<Record<Value, string>>;
  },
): SettingField<Value> {
  const isOffered = (given: unknown): given is Value =>
    typeof given === 'string' && Object.hasOwn(options.choices, given);
  return {
    ...options,
    ...common(options, options),
    kind: 'choice',
    read(given) {
      if (!isOffered(given)) throw new Error(`${options.label}: choose one of those that are offered.`);
      return given;
    },
  };
}

const isCountry = (code: string) => (COUNTRY_CODES as readonly string[]).includes(code);
export const NOT_A_COUNTRY = 'A country is its code of two capital letters, such as DE.';

/** A country by its code, or none. */
export function country(options: Words): SettingField<string | null> {
  return {
    ...common(options, { default: null }),
    kind: 'country',
    default: null,
    type: () => String,
    read(given) {
      if (isEmpty(given)) return null;
      if (!isCountry(String(given))) throw new Error(NOT_A_COUNTRY);
      return String(given);
    },
  };
}

/** Countries by their codes; of a form with commas between them. */
export function countries(options: Words & { max: number }): SettingField<readonly string[]> {
  const shared = common(options, { default: [] }, `, ${options.max} at most`);
  return {
    ...shared,
    kind: 'countries',
    default: [],
    max: options.max,
    listSize: 10,
    type: () => [String],
    read(given) {
      const codes = Array.isArray(given) ? given.map(String) : String(given).split(',').filter(Boolean);
      if (codes.length > options.max) throw new Error(`Name at most ${options.max} countries.`);
      if (!codes.every(isCountry)) throw new Error(NOT_A_COUNTRY);
      return [...new Set(codes)];
    },
  };
}

/** Entries that use cases of their own edit. */
export function list<Entry extends object>(options: {
  default: readonly Entry[];
  type: () => [object];
  description: string;
  listSize: number;
}): SettingField<readonly Entry[]> {
  const { description } = options;
  return {
    ...options,
    ...common({ label: '', description }, options),
    kind: 'list',
    read() {
      throw new Error('Each entry is edited on its own.');
    },
  };
}
