import { type RawBuilder, sql } from 'kysely';

/** By what two tags are the same: small letters, as JavaScript has them. SQL gets it as a value: its `lower` makes others of İ and Σ. */
export const tagKey = (tag: string): string => tag.trim().toLowerCase();

/** SQL whether the text of a column is this tag. `lower` of the database knows neither the ς at the end of a word nor the dot of İ. */
export const isTag = (column: RawBuilder<unknown>, tag: string): RawBuilder<boolean> =>
  sql`replace(replace(lower(${column}), 'ς', 'σ'), ${'i\u0307'}, 'i') = ${tagKey(tag).replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')}`;
