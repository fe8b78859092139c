import fc from 'fast-check';
import { sendRaw } from '../access/send-raw.ts';
import { largeQueries } from '../security/large-queries.ts';
import { largeShop } from '../security/large-shop.ts';
import { readSurface } from '../security/read-surface.ts';
import { recruiter } from './attackers.ts';
import type { Drill } from './drill.ts';
import { percentile } from './percentile.ts';
import { openStage } from './stage.ts';
import { aliasesBesideCheckouts } from './worst-aliases.ts';
import { filterForWorst } from './worst-filters.ts';
import { guestsBesideCheckouts } from './worst-guests.ts';
import { fillShop, searchForWorst } from './worst-searches.ts';

const MOST_MS = 1_000;
const MOST_BYTES = 2_000_000;
const PART = 100;

export const worstQuery: Drill = {
  name: 'worst-query',
  about:
    'queries as large as the limits let pass (10000), of products with as much text as they may have, and as many searches and a twentieth as many filtered lists of 100,000 products; then checkouts beside four guests who ask for the worst, and beside four guests and shoppers who ask for each field ten times',
  async run({ cycles = 10_000, seed, say, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    try {
      await shop.start({ TRUST_PROXY: '1' });
      const { attackers, ids } = await (await recruiter(shop.url))();
      for (const statement of largeShop) await stage.query(statement);
      const { schema } = await readSurface(shop.url);
      const broken: string[] = [];
      const times: number[] = [];
      let refused = 0;
      let largest = 0;
      for (let part = seed * 1_000; times.length < cycles; part += 1) {
        for (const operation of fc.sample(largeQueries(schema, ids, 6), { numRuns: PART, seed: part })) {
          const body = JSON.stringify(operation);
          const start = performance.now();
          const { status, text } = await sendRaw(attackers.admin, 'POST', '/graphql', { body });
          const ms = performance.now() - start;
          if (status === 400) {
            refused += 1;
            continue;
          }
          times.push(ms);
          largest = Math.max(largest, Buffer.byteLength(text));
          if (status !== 200) broken.push(`status ${status}: ${body}`);
          if (ms > MOST_MS) broken.push(`took ${Math.round(ms)} ms: ${body}`);
        }
        if (part % 10 === 0) say(`${times.length} of ${cycles}`);
      }
      if (largest > MOST_BYTES) broken.push(`a response had ${largest} bytes`);
      say('searches of 100,000 products');
      await fillShop(stage);
      const searches = await searchForWorst(attackers, { cycles, seed });
      say('filters of 100,000 products');
      const filtered = await filterForWorst(attackers, { cycles: Math.ceil(cycles / 20), seed });
      // A demo lets through a hundred times as much as production.
      await shop.stop();
      await shop.start({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
      say('checkouts beside four guests');
      const guests = await guestsBesideCheckouts(shop.url, seed);
      say('checkouts beside two guests and two shoppers with ten aliases of each field');
      const aliases = await aliasesBesideCheckouts({ url: shop.url, schema, attackers, ids, seed });
      await shop.stop();
      const { alone, together, others } = filtered;
      return {
        figures: {
          'accepted queries': times.length,
          'refused by the limits': refused,
          'largest response (bytes)': largest,
          'slowest (ms)': percentile(times, 100),
          'p99 (ms)': percentile(times, 99),
          searches: searches.times.length,
          'slowest search (ms)': percentile(searches.times, 100),
          'p99 of searches (ms)': percentile(searches.times, 99),
          'filtered lists with facets': alone.times.length,
          'slowest list (ms)': percentile(alone.times, 100),
          'p99 of lists (ms)': percentile(alone.times, 99),
          'lists, ten at a time': together.times.length,
          'cancelled of them': together.cancelled,
          'home page of others meanwhile, p99 (ms)': others,
          'requests of four guests without pause, and their lists': `${guests.requests}, ${guests.asked}`,
          'checkout, median alone and beside them (ms)': `${guests.quiet}, ${guests.beside}`,
          'home page of others beside them, median (ms)': guests.home,
          'requests of guests and shoppers with ten aliases, and their fields': `${aliases.requests}, ${aliases.asked}`,
          'checkout, median alone, beside these, and beside the lightest requests (ms)': `${aliases.quiet}, ${aliases.beside}, ${aliases.lightest}`,
        },
        broken: [...broken, ...[searches, alone, together, guests, aliases].flatMap((part) => part.broken)],
        late: [searches, alone, together, guests, aliases].flatMap(({ late }) => late),
      };
    } finally {
      await stage.close();
    }
  },
};
