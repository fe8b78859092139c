import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { checkoutInput } from '../testing/buying.ts';
import { CancelCheckoutDocument, StartCheckoutDocument } from '../testing/operations.generated.ts';
import { makeProducts } from './people.ts';
import { percentile } from './percentile.ts';
import { requestMeanwhile } from './request-meanwhile.ts';
import { ShopClient } from './shop-client.ts';
import { lists } from './worst-filters.ts';

/** Guests without pause, and how many times as long a checkout may take beside them. */
const [GUESTS, MOST_TIMES] = [4, 3];
const CHECKOUTS = 60;
/** As many as a request may have fields on its first level. */
const MOST_ALIASES = 10;

interface Outcome {
  /** Medians of a checkout, alone and beside the guests. Milliseconds. */
  quiet: number;
  beside: number;
  /** Requests that the limits let pass, and their lists. */
  requests: number;
  asked: number;
  /** Medians of a home page of somebody else meanwhile. Milliseconds. */
  home: number;
  broken: string[];
  late: string[];
}

/**
 * Starts checkouts, alone and then beside four guests who ask for as many filtered, sorted and deep pages with their facets as the
 * limits let pass in one request, while somebody else opens the home page. For a shop with TRUST_PROXY=1.
 */
export function guestsBesideCheckouts(url: string, seed: number): Promise<Outcome> {
  return besideCheckouts(url, (index, broken) => {
    const all = fc.sample(requests, { numRuns: 10_000, seed: seed + index });
    return () => askForMost(url, `10.0.0.${index}`, all.pop() ?? [], broken);
  });
}

/** Asks once; returns how many of its fields the limits let pass. */
type Ask = () => Promise<number>;
export type ClientOf = (index: number, broken: string[]) => Ask;

/** Starts checkouts, alone and then beside four clients who ask without pause. For a shop with TRUST_PROXY=1. */
export async function besideCheckouts(url: string, clientOf: ClientOf): Promise<Outcome> {
  const [productId] = await makeProducts(url, 1, 1_000_000);
  const broken: string[] = [];
  let buyers = 0;
  const median = async () => {
    const times: number[] = [];
    while (times.length < CHECKOUTS) {
      buyers += 1;
      times.push(await startCheckout(url, `10.1.${buyers >> 8}.${buyers & 255}`, productId!));
    }
    const failed = times.filter((ms) => !Number.isFinite(ms)).length;
    if (failed > 0) broken.push(`${failed} of ${CHECKOUTS} checkouts could not be started`);
    return percentile(times, 50);
  };
  await median();
  const quiet = await median();
  const sums = { requests: 0, asked: 0 };
  let isOpen = true;
  const guest = async (_: unknown, index: number) => {
    const ask = clientOf(index, broken);
    while (isOpen) {
      const count = await ask();
      sums.requests += 1;
      sums.asked += count;
    }
  };
  const guests = Array.from({ length: GUESTS }, guest);
  const stop = requestMeanwhile(url);
  const beside = await median();
  const pages = await stop();
  isOpen = false;
  await Promise.all(guests);
  const unserved = pages.filter((ms) => !Number.isFinite(ms)).length;
  if (unserved > 0) broken.push(`${unserved} of ${pages.length} home pages of others were not served`);
  const late =
    beside > MOST_TIMES * quiet ? [`a checkout took ${beside} ms beside guests, and ${quiet} ms alone`] : [];
  return { quiet, beside, ...sums, home: percentile(pages, 50), broken, late };
}

/** The checkout of a new guest at an address. Milliseconds; infinitely many for one that failed. */
async function startCheckout(url: string, address: string, productId: string): Promise<number> {
  const buyer = new ShopClient(url);
  const headers = { 'x-forwarded-for': address };
  const { input } = checkoutInput([{ productId, qty: 1 }], randomUUID());
  const start = performance.now();
  const reply = await buyer.graphql(
    StartCheckoutDocument,
    { input: { ...input, email: 'buyer@example.com' } },
    headers,
  );
  const ms = performance.now() - start;
  if (reply.kind !== 'ok') return Number.POSITIVE_INFINITY;
  await buyer.graphql(CancelCheckoutDocument, { id: reply.data.id }, headers);
  return ms;
}

type List = Record<'keyword' | 'category' | 'filter' | 'sort' | 'page', unknown>;

/** Asks for lists in one request: for one fewer each time that the limits refuse it. Returns how many they were. */
async function askForMost(url: string, address: string, all: readonly List[], broken: string[]) {
  for (let count = all.length; count > 0; count -= 1) {
    const body = JSON.stringify(requestOf(all.slice(0, count)));
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const text = await response.text();
    if (response.status === 400 && text.includes('QUERY_TOO_COSTLY')) continue;
    const isAnswer = response.status === 200 || /SERVICE_UNAVAILABLE|RATE_LIMITED/.test(text);
    if (!isAnswer) broken.push(`status ${response.status} for ${text.slice(0, 300)}: ${body}`);
    return count;
  }
  return 0;
}

function requestOf(all: readonly List[]) {
  const variables: Record<string, unknown> = {};
  const parts = all.map(({ keyword, category, filter, sort, page }, n) => {
    Object.assign(variables, { [`k${n}`]: keyword, [`c${n}`]: category, [`f${n}`]: filter, [`s${n}`]: sort });
    return `l${n}: products(pageSize: 100, page: ${page}, keyword: $k${n}, category: $c${n}, filter: $f${n}, sort: $s${n}) {
      products { id } facets { key }
    }`;
  });
  const types = all.map(
    (_, n) => `$k${n}: String!, $c${n}: String, $f${n}: ProductFilter, $s${n}: ProductSort`,
  );
  return { query: `query (${types.join(', ')}) { ${parts.join(' ')} }`, variables };
}

/** The dearest is among them again and again: filtered, dearest first, near the end of what is listed. */
const deep = lists.map((list) => ({ ...list, keyword: '', sort: 'PRICE_DESC', page: 90 }));
const requests = fc.array(fc.oneof(lists, deep), { minLength: MOST_ALIASES, maxLength: MOST_ALIASES });
