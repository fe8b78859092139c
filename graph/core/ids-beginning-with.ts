import { type RawBuilder, sql } from 'kysely';

/** The condition that an id begins with a text, as a range that the index of the primary key finds; null for other texts. */
export function idsBeginningWith(text: string): RawBuilder<unknown> | null {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return null;
  return sql`id between ${digits.padEnd(32, '0')} and ${digits.padEnd(32, 'f')}`;
}
