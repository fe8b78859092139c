import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../core/errors.ts';
import { isCleanText } from '../core/validation.ts';
import type { AttributeType } from './attribute.entity.ts';

/** Values of a product by the keys of attributes. */
export type AttributeValues = Record<string, string | number | boolean>;

/** Most characters of a text. */
export const MAX_ATTRIBUTE_TEXT = 100;
/** A number as it is typed. */
export const ATTRIBUTE_NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;

interface Definition {
  key: string;
  label: string;
  type: AttributeType;
}

/**
 * The values as they are stored, checked against the definitions of their attributes. Errors: BAD_USER_INPUT that names an
 * unknown key, a key that comes twice, or a value of another type.
 */
export async function readAttributeValues(
  em: SqlEntityManager,
  given: readonly { key: string; value: string }[],
): Promise<AttributeValues> {
  if (given.length === 0) return {};
  const definitions = await em.execute<Definition[]>('select key, label, type from attributes');
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  const values: AttributeValues = {};
  for (const { key, value } of given) {
    const definition = byKey.get(key);
    if (!definition) throw wrong(key, `There is no attribute "${key.slice(0, 50)}". Create it first.`);
    if (Object.hasOwn(values, key)) throw wrong(key, `${definition.label} is there twice: send it once.`);
    values[key] = parse(definition, value);
  }
  return values;
}

function parse({ key, label, type }: Definition, given: string): string | number | boolean {
  const value = given.trim();
  if (type === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true';
    throw wrong(key, `${label} is either "true" or "false".`);
  }
  if (type === 'number') {
    if (ATTRIBUTE_NUMBER.test(value)) return Number(value);
    throw wrong(key, `${label} is a number such as 12 or 0.75.`);
  }
  if (value !== '' && value.length <= MAX_ATTRIBUTE_TEXT && isCleanText(value)) return value;
  throw wrong(
    key,
    `${label} needs 1 to ${MAX_ATTRIBUTE_TEXT} characters, without control characters. Leave it out if the product has none.`,
  );
}

function wrong(key: string, message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, {
    fields: { [`attributes.${key.slice(0, 50)}`]: message },
  });
}
