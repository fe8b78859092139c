import { registerDecorator } from 'class-validator';
import { validate as isUuid } from 'uuid';
import { DomainError } from './errors.ts';

// Control characters (but for line breaks and tabs) have no place in text, and Postgres refuses NUL and halves of
// surrogate pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Whether a text can be stored and shown as it is: no control characters, no broken surrogate pairs. */
export function isCleanText(text: string): boolean {
  return !unwanted.test(text);
}

/** Text that must not be blank, is at most `max` characters long and has no control characters. */
export function IsText(label: string, max: number): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isText',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.trim() !== '' && value.length <= max && isCleanText(value),
        defaultMessage: () => `${label} is needed: 1 to ${max} characters, without control characters.`,
      },
    });
}

/** The fields that a client has set. What is left out or null stays as it is. */
export function fieldsSet<Input extends object>(input: Input) {
  const isSet = ([, value]: [string, unknown]) => value != null;
  return Object.fromEntries(Object.entries(input).filter(isSet)) as {
    [Key in keyof Input]?: NonNullable<Input[Key]>;
  };
}

/** Passes a well-formed id through; anything else cannot name a thing, so it answers NOT_FOUND. */
export function requireId(id: string, what: string): string {
  if (!isUuid(id)) throw new DomainError('NOT_FOUND', `${what} not found.`);
  return id.toLowerCase();
}
