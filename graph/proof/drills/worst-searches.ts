import fc from 'fast-check';
import { sendRaw } from '../access/send-raw.ts';
import { datasetOf } from '../bench/dataset.ts';
import { catalogueSql, helperSql } from '../bench/dataset-sql.ts';
import { unicodeText } from '../security/unicode-text.ts';
import type { recruiter } from './attackers.ts';
import type { Stage } from './stage.ts';

export type Attackers = Awaited<ReturnType<Awaited<ReturnType<typeof recruiter>>>>['attackers'];

const PRODUCTS = 100_000;
/** Longest that a search may take. Milliseconds. */
const MOST_MS = 200;
const QUERY = 'query ($keyword: String!) { products(keyword: $keyword) { total products { id name } } }';

/** Fills a shop with 100,000 products. */
export async function fillShop({ query }: Pick<Stage, 'query'>): Promise<void> {
  const dataset = datasetOf(PRODUCTS);
  await query(helperSql(dataset));
  // Those of the demo shop have the same names.
  await query(`update categories set name = 'Demo ' || name, slug = 'demo-' || slug`);
  await query('delete from attributes');
  for (const statement of catalogueSql(dataset)) await query(statement);
  for (const table of ['products', 'variants']) await query(`vacuum analyze ${table}`);
}

/** Searches sequentially as a guest. Returns the duration of each in milliseconds, and up to ten that were too slow. */
export async function searchForWorst(
  attackers: Attackers,
  { cycles, seed }: { cycles: number; seed: number },
): Promise<{ times: number[]; broken: string[]; late: string[] }> {
  const times: number[] = [];
  const broken: string[] = [];
  const late: string[] = [];
  for (const keyword of fc.sample(keywords, { numRuns: cycles, seed })) {
    const body = JSON.stringify({ query: QUERY, variables: { keyword } });
    const start = performance.now();
    const { status, text } = await sendRaw(attackers.guest, 'POST', '/graphql', { body });
    const ms = performance.now() - start;
    times.push(ms);
    if (status !== 200) broken.push(`status ${status} for ${text}: ${body}`);
    if (ms > MOST_MS) late.push(`took ${Math.round(ms)} ms: ${body}`);
  }
  return { times, broken, late: late.slice(0, 10) };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const NAMES = 'amber oak lamp kettle theremin walnut radio made of brass for the kitchen or 100 999'.split(
  ' ',
);
const letter = fc.constantFrom(...LETTERS);
const MOST = 100;

/** A word of names or descriptions: whole, half typed, or with another letter in it. */
const word = fc
  .tuple(fc.constantFrom(...NAMES), fc.nat(8), letter, fc.constantFrom('whole', 'begun', 'mistyped'))
  .map(([name, at, other, how]) => {
    if (how === 'whole') return name;
    return how === 'begun' ? name.slice(0, 1 + at) : name.slice(0, at) + other + name.slice(at + 1);
  });

const keywords = fc.oneof(
  unicodeText(MOST),
  // What has no trigrams to be found by.
  fc.string({ unit: letter, minLength: 1, maxLength: 2 }),
  fc.string({ unit: fc.constantFrom('é', 'ß', 'я', '本', '語', 'न', 'ก'), minLength: 1, maxLength: MOST }),
  // The same again and again.
  fc
    .tuple(unicodeText(1), fc.integer({ min: 1, max: MOST }))
    .map(([text, n]) => text.repeat(n).slice(0, MOST).toWellFormed()),
  fc.array(word, { minLength: 1, maxLength: 20 }).map((all) => all.join(' ').slice(0, MOST)),
  fc.string({ unit: letter, minLength: 3, maxLength: MOST }),
);
