import { ValidateBy } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { DomainError } from './errors.ts';

// Control characters (but for line breaks and tabs) have no place in text, and Postgres refuses NUL and halves of
// surrogate pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are searched for.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** What ends a line, moves on in it or turns its direction: none has a place in one line of text. */
const unwantedInLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Whether a text is one line of plain text. */
export const isCleanLine = (text: string) => isCleanText(text) && text.search(unwantedInLine) < 0;

/** A text of strangers as one line of plain text, of at most `max` characters. */
export const cleanLine = (text: string, max: number) =>
  text.slice(0, max).replace(unwantedInLine, ' ').toWellFormed().trim();

/** A text without the marks that turn its direction, which address books of phones add; U+200E and U+200F stay. */
export const withoutOverrides = (text: string) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** A name that is in several lines, as spreadsheets have some. */
export const inOneLine = (name: string) => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** More than blanks, joiners, marks of direction and other code points of which nothing is shown, such as U+3164. */
const isVisible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u;

/** Whether a text can be stored and shown as it is: no control characters, no broken surrogate pairs. */
export function isCleanText(text: string): boolean {
  return !unwanted.test(text);
}

/** Whether a text has nothing that can be seen. */
export const isBlank = (text: string) => !isVisible.test(text);

/** Text that must not be blank, is at most `max` characters long and has no control characters. */
export function IsText(label: string, max: number): PropertyDecorator {
  return textsDecorator(label, max, (value) => isText(value, max));
}

/** Such a text in one line, with no mark that turns its direction. */
export function IsLine(label: string, max: number): PropertyDecorator {
  return textsDecorator(
    label,
    max,
    (value) => isText(value, max) && isCleanLine(value as string),
    notALine(label, max),
  );
}

/** A name of a product, a brand or a category: one line as well, in which marks may say how its letters are read but none turns them around. */
export function IsName(label: string, max: number): PropertyDecorator {
  return textsDecorator(label, max, (value) => isName(value, max), notALine(label, max));
}

/** A list of such names. */
export function AreNames(label: string, max: number): PropertyDecorator {
  const areNames = (list: unknown) => Array.isArray(list) && list.every((value) => isName(value, max));
  return textsDecorator(label, max, areNames, notALine(label, max));
}

/** Text that may be left out or empty, is at most `max` characters long and has no control characters. */
export function IsOptionalText(label: string, max: number): PropertyDecorator {
  const isBlank = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');
  const isValid = (value: unknown) => isBlank(value) || isText(value, max);
  return textsDecorator(
    label,
    max,
    isValid,
    `${label} can have at most ${max} characters, and no control characters.`,
  );
}

/** A list of such texts. */
export function AreTexts(label: string, max: number): PropertyDecorator {
  return textsDecorator(
    label,
    max,
    (list) => Array.isArray(list) && list.every((value) => isText(value, max)),
  );
}

function isText(value: unknown, max: number): boolean {
  return typeof value === 'string' && isVisible.test(value) && value.length <= max && isCleanText(value);
}

const isName = (value: unknown, max: number) =>
  isText(value, max) && withoutOverrides(inOneLine(value as string)) === value;

function textsDecorator(
  label: string,
  max: number,
  validate: (value: unknown) => boolean,
  message = notAText(label, max),
): PropertyDecorator {
  return HasNoProblem('isText', (value) => (validate(value) ? null : message));
}

/** A value of which `problemOf` returns null, otherwise the error message. */
export function HasNoProblem(name: string, problemOf: (value: unknown) => string | null): PropertyDecorator {
  const validate = (value: unknown) => problemOf(value) === null;
  return ValidateBy({
    name,
    validator: { validate, defaultMessage: (args) => problemOf(args?.value) ?? '' },
  });
}

/** What is said of a text that is needed. */
export const notAText = (label: string, max: number) =>
  `${label} is needed: 1 to ${max} characters, without control characters.`;

const notALine = (label: string, max: number) =>
  `${label} is needed: 1 to ${max} characters in one line, without control characters.`;

/** BAD_USER_INPUT with the message at one field of the form. */
export function fieldError(field: string, message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}

/** Refuses all fields of a form that have a message, together. Errors: BAD_USER_INPUT. */
export function refuseFields(messages: Record<string, string | false>): void {
  const fields = Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== false),
  );
  const [first] = Object.values(fields);
  if (first) throw new DomainError('BAD_USER_INPUT', first, { fields });
}

/** The ids as they are stored, each once. */
export const distinctIds = (ids: readonly string[] | null | undefined) => [
  ...new Set(ids?.map((id) => id.toLowerCase())),
];

/** Whether all of these ids are known, of which `count` counts those that are. */
export async function areKnown(
  ids: readonly string[],
  count: (ids: string[]) => Promise<number>,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const distinct = distinctIds(ids);
  return distinct.every((id) => isUuid(id)) && (await count(distinct)) === distinct.length;
}

/** The fields of an input that are neither left out nor null. */
export function fieldsSet<Input extends object>(input: Input) {
  const isSet = ([, value]: [string, unknown]) => value != null;
  return Object.fromEntries(Object.entries(input).filter(isSet)) as {
    [Key in keyof Input]?: NonNullable<Input[Key]>;
  };
}

/** Returns a well-formed id in lower case. Errors: NOT_FOUND for anything else, which can be no thing's id. */
export function requireId(id: string, what: string): string {
  if (!isUuid(id)) throw new DomainError('NOT_FOUND', `${what} not found.`);
  return id.toLowerCase();
}
