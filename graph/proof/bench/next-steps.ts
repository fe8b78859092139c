import type { Figures } from './measure.ts';
import type { Results } from './results.ts';
import { whole } from './table.ts';

/** A database machine as one can rent it. */
const DATABASE_CORES = 16;

/** What comes next when one machine is not enough, with the numbers of the largest catalogue. Markdown, a point each. */
export function nextSteps({ sizes }: Results): string {
  const largest = sizes.at(-1);
  if (!largest) return '';
  const figuresOf = (name: string) => largest.measured.find(({ scenario }) => scenario === name)?.shop;
  const points = [
    replicas(figuresOf('product, any')),
    network(figuresOf('home page')),
    orders(figuresOf('checkout')),
  ];
  const shown = points.filter((point) => point !== null);
  if (shown.length === 0) return '';
  return `### What comes next\n\nCalculated from the figures of ${whole(largest.products)} products.\n\n${shown.join('\n')}`;
}

/** More processes first: they share nothing but the database. Then the database is the limit. */
function replicas(product: Figures | undefined): string | null {
  if (!product?.cpu || !product.databaseCpu) return null;
  const coresFed = product.cpu / product.databaseCpu;
  const perSecond = (DATABASE_CORES * 1_000_000) / product.databaseCpu;
  return (
    `- **Read replicas.** A product that is not in the cache takes ${whole(product.cpu)} µs of the shop and ` +
    `${whole(product.databaseCpu)} µs of PostgreSQL, so one core of PostgreSQL feeds ${coresFed.toFixed(1)} of the shop. ` +
    `With ${DATABASE_CORES} cores it is full at ${whole(perSecond)} such visits a second. Until then more machines with ` +
    'shop processes are enough; beyond, catalogue reads of guests can go to replicas, while signed-in users, carts ' +
    'and checkouts stay with the primary.'
  );
}

function network(page: Figures | undefined): string | null {
  if (!page?.cpu) return null;
  return (
    `- **A CDN.** A page that was just rendered takes ${whole(page.cpu)} µs, ${whole(1_000_000 / page.cpu)} a second of ` +
    "each core. Files are named by their content and the app's own queries are GETs with an ETag, so a CDN can answer " +
    'both; what is left for the shop is one request in the life of each answer, and everything personal.'
  );
}

function orders(checkout: Figures | undefined): string | null {
  if (!checkout) return null;
  const aDay = checkout.perSecond * 86_400;
  return (
    `- **Partitioned orders.** One process sells ${whole(checkout.perSecond)} times a second, ${whole(aDay)} orders a day if it ` +
    'never rests. A hundred million orders and their lines are some 100 GB, more than memory holds: then `orders`, ' +
    '`order_lines`, `checkouts` and `stock_moves` are best partitioned by month, which their ids, ordered by time, allow ' +
    'without another column. Old months then cost disk alone.'
  );
}
