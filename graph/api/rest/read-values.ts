import { parseCents } from '#money/cents';
import { DomainError } from '../../core/errors.ts';
import type { RestRequest } from './row.ts';

const MAX_INT = 2 ** 31 - 1;

/** The fields of a body. Only own properties are read, and none is copied under a name that the client chose. */
export type Fields = object;

/** The fields of a JSON object or form; none for an empty body. Errors: BAD_USER_INPUT for anything else. */
export function fieldsOf(body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw bad('Send a JSON object.');
  return body;
}

/** The value of the first of these fields that is present; null counts as missing. */
export function fieldValue(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** A text, also when it was sent as a number; undefined when missing. */
export function text(fields: Fields, ...names: string[]): string | undefined {
  const value = fieldValue(fields, ...names);
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw bad(`${names[0]} must be a text.`);
}

/** A whole number from 0, also when it was sent as a text; undefined when missing. */
export function whole(fields: Fields, ...names: string[]): number | undefined {
  const value = fieldValue(fields, ...names);
  if (value === undefined) return undefined;
  const digits = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!/^\d{1,10}$/.test(digits) || Number(digits) > MAX_INT) {
    throw bad(`${names[0]} must be a whole number.`);
  }
  return Number(digits);
}

/** An amount such as 89.99 or "89.9" in minor units; undefined when missing. */
export function cents(fields: Fields, ...names: string[]): number | undefined {
  const value = fieldValue(fields, ...names);
  if (value === undefined) return undefined;
  const amount = typeof value === 'number' || typeof value === 'string' ? parseCents(value) : null;
  if (amount === null) throw bad(`${names[0]} must be an amount such as 89.99.`);
  return amount;
}

/**
 * An amount that the client shows or has computed from decimals, in minor units; undefined when missing. It is only
 * compared with the computed price: rounding removes the error of binary fractions, and any other number is a difference.
 */
export function seenCents(fields: Fields, ...names: string[]): number | undefined {
  const value = fieldValue(fields, ...names);
  if (value === undefined || value === '') return undefined;
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) throw bad(`${names[0]} must be an amount.`);
  const size = parseCents(Math.abs(amount).toFixed(2)) ?? MAX_INT;
  return amount < 0 ? -size : size;
}

/** Yes or no; undefined when missing. */
export function flag(fields: Fields, ...names: string[]): boolean | undefined {
  const value = fieldValue(fields, ...names);
  if (value === undefined) return undefined;
  if (value !== true && value !== false && value !== 'true' && value !== 'false') {
    throw bad(`${names[0]} must be true or false.`);
  }
  return String(value) === 'true';
}

/** The id in the address. Errors: BAD_USER_INPUT when the body names another one. */
export function pathId({ params, body }: RestRequest): string {
  const { id = '' } = params;
  if (bodyIds(body).some((named) => named.toLowerCase() !== id.toLowerCase())) {
    throw bad('The id in the body is not the one in the address.');
  }
  return id;
}

/** The ids in a body: the body itself when it is a text, else those in its fields. */
export function bodyIds(body: unknown): string[] {
  if (typeof body === 'string') return body.trim() === '' ? [] : [body.trim()];
  const fields = fieldsOf(body);
  const named = ['id', '_id', 'orderId'].map((name) => text(fields, name)?.trim());
  return named.filter((id) => id !== undefined && id !== '') as string[];
}

/** A page number; 1 for anything else. */
export function readPage(given: string): number {
  return wholePage(given) ?? 1;
}

/** A number from 1 to the largest Int of GraphQL; null for anything else. */
export function wholePage(given: string): number | null {
  if (!/^\d+$/.test(given.trim())) return null;
  return Math.min(MAX_INT, Number(given)) || null;
}

export function bad(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message);
}
