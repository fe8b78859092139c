import type { Drill } from './drill.ts';
import { seededRandom } from './seeded-random.ts';
import { type Reply, ShopClient } from './shop-client.ts';
import { openStage } from './stage.ts';

/** Milliseconds that the medians may lie apart. */
const MOST_APART = 5;

interface Comparison {
  name: string;
  about: string;
  /** Accounts, and as many addresses without one, each asked about so often. */
  accounts: number;
  tries: number;
  path: string;
  body: (email: string) => object;
  /** What is wrong with a reply, if anything. */
  problem: (reply: Reply<unknown>) => string | null;
}

/** A drill that asks about addresses with and without an account, in turn, and compares the medians of the times. */
export const compareTimes = ({ name, about, accounts, tries, path, body, problem }: Comparison): Drill => ({
  name,
  about,
  async run({ seed, engine, settings }) {
    // X-Forwarded-For has another address in each request: the lock of an address is not what is measured.
    const stage = await openStage({ engine, settings: { ...settings, TRUST_PROXY: '1' } });
    const random = seededRandom(seed);
    const times = { known: [] as number[], unknown: [] as number[] };
    const broken = new Set<string>();
    let requests = 0;
    const post = (to: string, content: object, onTime = (_ms: number) => {}) => {
      const client = new ShopClient(stage.shop.url, ({ ms }) => onTime(ms));
      requests += 1;
      const from = { 'x-forwarded-for': `203.0.${requests >> 8}.${requests & 255}` };
      return client.rest<unknown>('POST', to, content, from);
    };
    try {
      await stage.shop.start();
      for (let n = 0; n < accounts; n++) {
        const person = { name: 'Known', email: `known${n}@example.com`, password: 'a good password' };
        if ((await post('/api/users', person)).kind !== 'ok') broken.add('an account could not be made');
      }
      for (let n = 0; n < accounts * tries; n++) {
        // Which goes first is by chance: the second finds a warmer machine.
        const pair = random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of pair) {
          const content = body(`${kind}${n % accounts}@example.com`);
          const wrong = problem(await post(path, content, (ms) => times[kind].push(ms)));
          if (wrong) broken.add(wrong);
        }
      }
      const apart = Math.abs(median(times.known) - median(times.unknown));
      if (apart >= MOST_APART) broken.add(`the medians are ${apart.toFixed(1)} ms apart`);
      return {
        figures: {
          'tries with an account, and without': `${times.known.length}, ${times.unknown.length}`,
          'median milliseconds with an account': median(times.known).toFixed(2),
          'median milliseconds without': median(times.unknown).toFixed(2),
          'milliseconds apart': apart.toFixed(2),
        },
        broken: [...broken],
      };
    } finally {
      await stage.close();
    }
  },
});

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
