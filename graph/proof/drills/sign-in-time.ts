import type { Drill } from './drill.ts';
import { seededRandom } from './seeded-random.ts';
import { ShopClient } from './shop-client.ts';
import { openStage } from './stage.ts';

/** Accounts, and as many addresses without one, each tried so often: the lock comes after ten. */
const ACCOUNTS = 25;
const TRIES = 8;
/** Milliseconds that the medians may lie apart. */
const MOST_APART = 5;

export const signInTime: Drill = {
  name: 'sign-in-time',
  about: `the time of a refusal does not reveal who has an account (${ACCOUNTS * TRIES} tries with one, as many without)`,
  async run({ seed, engine, settings }) {
    // X-Forwarded-For has another address in each request: the lock of an address is not what is measured.
    const stage = await openStage({ engine, settings: { ...settings, TRUST_PROXY: '1' } });
    const random = seededRandom(seed);
    const times = { known: [] as number[], unknown: [] as number[] };
    const broken = new Set<string>();
    let requests = 0;
    const post = async (path: string, body: object, onTime = (_ms: number) => {}) => {
      const client = new ShopClient(stage.shop.url, ({ ms }) => onTime(ms));
      requests += 1;
      const from = { 'x-forwarded-for': `203.0.${requests >> 8}.${requests & 255}` };
      const reply = await client.rest('POST', path, body, from);
      return reply.kind === 'refused' ? reply.code : reply.kind;
    };
    try {
      await stage.shop.start();
      for (let n = 0; n < ACCOUNTS; n++) {
        const person = { name: 'Known', email: `known${n}@example.com`, password: 'a good password' };
        if ((await post('/api/users', person)) !== 'ok') broken.add('an account could not be made');
      }
      for (let n = 0; n < ACCOUNTS * TRIES; n++) {
        // Which goes first is by chance: the second finds a warmer machine.
        const pair = random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of pair) {
          const login = { email: `${kind}${n % ACCOUNTS}@example.com`, password: 'a wrong password' };
          const code = await post('/api/users/auth', login, (ms) => times[kind].push(ms));
          if (code !== 'WRONG_CREDENTIALS') broken.add(`a wrong password got ${code}`);
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
};

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
