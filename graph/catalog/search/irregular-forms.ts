/** English words whose two forms the stemmer of PostgreSQL does not bring together. */
const pairs = [
  ['calf', 'calves'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['half', 'halves'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['lens', 'lenses'],
  ['loaf', 'loaves'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['person', 'people'],
  ['scarf', 'scarves'],
  ['shelf', 'shelves'],
  ['tooth', 'teeth'],
  ['wife', 'wives'],
  ['wolf', 'wolves'],
  ['woman', 'women'],
] as const;

const byForm: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]),
);

const singulars: ReadonlyMap<string, string> = new Map(pairs.map(([one, many]) => [many, one]));

/** The singular of an irregular plural. */
export const irregularSingular = (word: string): string | undefined => singulars.get(word);

/** The other form of a word that has one the stemmer does not know. */
export function irregularForms(word: string): string[] {
  const other = byForm.get(word);
  return other ? [other] : [];
}
