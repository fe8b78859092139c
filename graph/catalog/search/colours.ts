import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The colours that people ask for. */
const COLOURS = new Set([
  ...[
    'black',
    'white',
    'grey',
    'gray',
    'silver',
    'gold',
    'red',
    'orange',
    'yellow',
    'green',
    'blue',
    'purple',
  ],
  ...['violet', 'pink', 'brown', 'beige', 'turquoise'],
]);

/** The colour among these words, and the others; null when there is none, or nothing else. */
export function splitColour(words: readonly string[]): { colour: string; others: string[] } | null {
  const colour = words.find((word) => COLOURS.has(word));
  const others = words.filter((word) => word !== colour);
  return colour && others.length > 0 ? { colour, others } : null;
}

/** The texts of a product name the colour, or one of its attributes is this colour. */
export const hasColour = (colour: string): RawBuilder<SqlBool> =>
  sql`(search @@ to_tsquery('english', ${colour}) or lower(attributes::text) like ${`%"${colour}"%`})`;
