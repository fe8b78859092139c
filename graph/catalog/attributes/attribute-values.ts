import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { isCleanText } from '../../core/validation.ts';
import type { Attribute } from './attribute.entity.ts';

type AttributeValue = string | number | boolean | string[];
/** Values of a product by the keys of attributes. */
export type AttributeValues = Record<string, AttributeValue>;

/** Most characters of a text. */
export const MAX_ATTRIBUTE_TEXT = 100;
/** A number as it is typed. */
export const ATTRIBUTE_NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
/** Most texts of a list. */
const MOST_TEXTS = 20;

/** A value as it is sent: one text, or those of a list. */
interface GivenValue {
  key: string;
  value?: string | null;
  values?: string[] | null;
}

export type Definition = Pick<Attribute, 'key' | 'label' | 'type' | 'choices'>;

/** Whether a stored value is of this type. Those that are not were of an attribute that was deleted. */
export function hasType(value: AttributeValue, type: Attribute['type']): boolean {
  if (type === 'list') return Array.isArray(value);
  return typeof value === (type === 'text' ? 'string' : type);
}

/** The attributes of the shop by their keys. */
export async function readDefinitions(em: SqlEntityManager): Promise<Map<string, Definition>> {
  const definitions = await em.execute<Definition[]>('select key, label, type, choices from attributes');
  return new Map(definitions.map((definition) => [definition.key, definition]));
}

/**
 * The values as they are stored, checked against the definitions of their attributes. What a product has already stays
 * allowed. Errors: BAD_USER_INPUT that names an unknown key, a key that comes twice, or a value of another type.
 */
export function readAttributeValues(
  byKey: ReadonlyMap<string, Definition>,
  given: readonly GivenValue[],
  before: AttributeValues = {},
): AttributeValues {
  const values: AttributeValues = {};
  for (const input of given) {
    const { key } = input;
    const definition = byKey.get(key);
    if (!definition) throw wrong(key, `There is no attribute "${key.slice(0, 50)}". Create it first.`);
    if (Object.hasOwn(values, key)) throw wrong(key, `${definition.label} is there twice: send it once.`);
    const value = parse(definition, input);
    if (!isDeepStrictEqual(value, before[key])) refuseOthers(definition, value);
    values[key] = value;
  }
  return values;
}

function parse(definition: Definition, { value, values }: GivenValue): AttributeValue {
  const { key, label, type } = definition;
  const texts = (values ?? (value == null ? [] : [value])).map((text) => text.trim());
  if (type === 'list') return readTexts(definition, texts);
  const [text = ''] = texts;
  if (texts.length > 1) throw wrong(key, `${label} has one value.`);
  if (type === 'text') return readText(definition, text);
  if (type === 'number') {
    if (ATTRIBUTE_NUMBER.test(text)) return Number(text);
    throw wrong(key, `${label} is a number such as 12 or 0.75.`);
  }
  if (text === 'true' || text === 'false') return text === 'true';
  throw wrong(key, `${label} is either "true" or "false".`);
}

function readTexts(definition: Definition, texts: readonly string[]): string[] {
  const unique = [...new Set(texts)];
  if (unique.length >= 1 && unique.length <= MOST_TEXTS)
    return unique.map((text) => readText(definition, text));
  throw wrong(
    definition.key,
    `${definition.label} needs 1 to ${MOST_TEXTS} values. Leave it out if there are none.`,
  );
}

function readText({ key, label }: Definition, text: string): string {
  if (text !== '' && text.length <= MAX_ATTRIBUTE_TEXT && isCleanText(text)) return text;
  throw wrong(
    key,
    `${label} needs 1 to ${MAX_ATTRIBUTE_TEXT} characters, without control characters. Leave it out if the product has none.`,
  );
}

/** Refuses a text that is none of the choices, if there are any. */
function refuseOthers({ key, label, choices }: Definition, value: AttributeValue): void {
  if (choices.length === 0) return;
  const other = [value].flat().find((text) => typeof text === 'string' && !choices.includes(text));
  if (other !== undefined)
    throw wrong(
      key,
      `${label} cannot be "${other}". Choose from ${choices.slice(0, 10).join(', ')}${choices.length > 10 ? ', …' : ''}.`,
    );
}

function wrong(key: string, message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, {
    fields: { [`attributes.${key.slice(0, 50)}`]: message },
  });
}
