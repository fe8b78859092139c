import { conclude } from './conclude.ts';
import type { Drill } from './drill.ts';
import type { Purchase } from './history.ts';
import { makeProducts, signUp } from './people.ts';
import { percentile } from './percentile.ts';
import { rush } from './rush.ts';
import { inAnyOrder, seededRandom } from './seeded-random.ts';
import { openStage } from './stage.ts';

const BUYERS = 500;
/** How many want each unit. */
const RIVALS = 10;
/** Share of people whose carts have all of the same five products, in any order. */
const CARTS = 0.4;
const PRODUCTS = 5;

export const manyBuyers: Drill = {
  name: 'many-buyers',
  about: '500 buyers at once for 50 units, by GraphQL and by REST, and 200 carts in any order (20 rounds)',
  async run({ cycles = 20, clients = BUYERS, ...options }) {
    const units = Math.round(clients / RIVALS);
    const stage = await openStage(options);
    const { shop } = stage;
    const purchases: Purchase[] = [];
    const statuses = new Map<number, number>();
    const times: number[] = [];
    const broken: string[] = [];
    try {
      await shop.start();
      const { url } = shop;
      const people = await signUp(url, clients, ({ ms, status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        times.push(ms);
      });
      times.length = 0;
      const random = seededRandom(options.seed);
      const judge = (round: string, results: Purchase[]) => {
        purchases.push(...results);
        const [bought, soldOut] = [countOf(results, 'bought'), countOf(results, 'OUT_OF_STOCK')];
        if (bought !== units || bought + soldOut !== results.length) {
          broken.push(`${round}: ${bought} bought and ${soldOut} of ${results.length} got OUT_OF_STOCK`);
        }
      };
      for (let cycle = 1; cycle <= cycles; cycle++) {
        for (const byRest of [false, true]) {
          const products = await makeProducts(url, 1, units);
          const carts = people.map((client) => ({ client, products, random, byRest }));
          judge(`round ${cycle}, ${byRest ? 'REST' : 'GraphQL'}`, await rush(carts));
        }
        const five = await makeProducts(url, PRODUCTS, units);
        const carts = people.slice(0, clients * CARTS).map((client, index) => ({
          client,
          products: inAnyOrder(five, random),
          random,
          byRest: index % 2 === 0,
        }));
        judge(`round ${cycle}, carts in any order`, await rush(carts));
        options.say(`${cycle} of ${cycles}`);
      }
      const acknowledged = purchases.flatMap(({ order }) => order ?? []);
      const customers = { purchases, statuses, acknowledged, bought: acknowledged.length };
      const end = await conclude(stage, { ...customers, leave: async () => {} });
      const failed = [...statuses].filter(([status]) => status >= 500 || status === 0);
      broken.push(...failed.map(([status, count]) => `${count} requests got ${status || 'no response'}`));
      return {
        figures: {
          rounds: cycles,
          buyers: clients,
          'ms for a request: median, 99 of 100, longest': [50, 99, 100]
            .map((percent) => percentile(times, percent))
            .join(', '),
          'deadlocks that the database undid': await countDeadlocks(stage),
          ...end.figures,
        },
        broken: [...broken, ...end.broken],
      };
    } finally {
      await stage.close();
    }
  },
};

function countOf(purchases: readonly Purchase[], outcome: string): number {
  return purchases.filter(({ end, code }) => (code ?? end) === outcome).length;
}

async function countDeadlocks({ query, postgres }: Awaited<ReturnType<typeof openStage>>): Promise<number> {
  if (!postgres) return 0;
  const sql = 'select deadlocks::int as count from pg_stat_database where datname = current_database()';
  return (await query<{ count: number }>(sql))[0]?.count ?? 0;
}
