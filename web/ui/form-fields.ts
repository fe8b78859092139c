import { parseCents, toDecimal } from '#money/cents';
import type { ShippingBracket } from '#money/shipping-brackets';
import { momentIn, shownTime } from './zoned-time.ts';

interface Shown {
  label: string;
  hint?: string;
  /** Empty or blank is refused; the label of a field that is not required says so. */
  required?: boolean;
  /** Two such fields stand beside each other where there is room. */
  isHalf?: boolean;
}

/** A field of a form: how it is shown, checked and read. */
export type FormField = Shown &
  (
    | { kind: 'text'; max?: number; rows?: number; suggestions?: readonly string[] }
    /** Texts, each on a line of its own or between commas. */
    | { kind: 'lines' | 'words' }
    /** Amounts are held in minor units, percentages in basis points. Limits are as typed. */
    | { kind: 'amount' | 'count' | 'percent'; min?: number; max?: number }
    | { kind: 'moment' | 'flag' }
    /** `hasGroups`: of groups of countries as well. */
    | { kind: 'countries'; hasGroups?: boolean }
    /** Prices up to an end each, which is a count or an amount. */
    | { kind: 'brackets'; upTo: { kind: 'amount' | 'count'; label: string } }
    /** `others` come before the countries, by their values. */
    | { kind: 'country'; none: string; others?: readonly [value: string, label: string][] }
    | { kind: 'taxClass'; none: string; taxClasses: readonly string[] }
    | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  );

export type BracketsField = Extract<FormField, { kind: 'brackets' }>;

export type FormFields = Readonly<Record<string, FormField>>;

type ValueOf<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'lines' | 'words' | 'countries' }
    ? string[]
    : Field extends { kind: 'brackets' }
      ? ShippingBracket[]
      : Field extends { kind: 'amount' | 'count' | 'percent'; required: true }
        ? number
        : Field extends { kind: 'amount' | 'count' | 'percent' }
          ? number | null
          : Field extends { kind: 'country' } | { kind: 'moment'; required?: false }
            ? string | null
            : Field extends { kind: 'choice'; choices: infer Choices }
              ? Extract<keyof Choices, string>
              : string;

/** What a form with these fields holds. */
export type ValuesOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** What the fields hold before somebody types: the properties of the same name. */
export type Initial<Fields> = {
  readonly [Name in keyof Fields]?: Readonly<ValueOf<Fields[Name]>> | null;
};

/** Keeps the literal types of fields, from which those of their values follow. */
export const defineFields = <const Fields extends FormFields>(fields: Fields): Fields => fields;

/** Reads a form. A field that is not in it is empty; moments are typed in the time zone, or by the clock of the viewer without one. */
export function readFields<Fields extends FormFields>(
  fields: Fields,
  form: FormData,
  timeZone?: string,
): ValuesOf<Fields> {
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'brackets'
      ? readBrackets(field, form.getAll(name))
      : readField(field, form.get(name), timeZone),
  ]);
  return Object.fromEntries(read) as ValuesOf<Fields>;
}

function readField({ kind }: Pick<FormField, 'kind'>, entry: FormDataEntryValue | null, timeZone?: string) {
  const typed = String(entry ?? '').trim();
  switch (kind) {
    case 'flag':
      return entry !== null;
    case 'amount':
      return typed ? parseCents(typed) : null;
    case 'count':
      return typed ? Number(typed) : null;
    case 'percent':
      return typed ? Math.round(Number(typed) * 100) : null;
    case 'moment':
      if (!typed) return null;
      return timeZone ? momentIn(timeZone, typed) : new Date(typed).toISOString();
    case 'country':
      return typed || null;
    case 'countries':
    case 'words':
      return split(typed, ',');
    case 'lines':
      return split(typed, '\n');
    default:
      return typed;
  }
}

/** Ends and prices in turns. A bracket without both is not there. */
function readBrackets({ upTo }: BracketsField, typed: FormDataEntryValue[]): ShippingBracket[] {
  return typed.flatMap((end, at) => {
    const price = typed[at + 1];
    if (at % 2 === 1 || price === undefined || (end === '' && price === '')) return [];
    return { upTo: readField(upTo, end) as number | null, price: parseCents(String(price)) ?? 0 };
  });
}

/** The value of a field as its input shows it, of a moment in the time zone. Those of flags, countries and brackets have inputs of their own. */
export function typedValue({ kind }: Pick<FormField, 'kind'>, value: unknown, timeZone?: string): string {
  if (value == null) return '';
  switch (kind) {
    case 'amount':
      return String(toDecimal(value as number));
    case 'percent':
      return String((value as number) / 100);
    case 'moment':
      return shownTime(value as string, timeZone).replace(' ', 'T');
    case 'lines':
      return (value as string[]).join('\n');
    case 'words':
      return (value as string[]).join(', ');
    default:
      return String(value);
  }
}

const split = (typed: string, separator: RegExp | string) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
