import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { type Held, openMemory } from './memory.ts';
import { providerFaults } from './provider-faults.ts';
import { slopeOf } from './slope.ts';
import { openPostgresStage, type Stage } from './stage.ts';
import { Traffic } from './traffic.ts';
import { within } from './within.ts';

const HOUR_S = 3_600;
/** Seconds for which the capacity of the machine is measured, and the share of it that is used then. */
const CAPACITY_S = 20;
const SHARE = 0.6;
/** More visits than any machine can serve: visitors wait for their responses. */
const NO_LIMIT = 100_000;
const SAMPLE_S = 10;
const CHECK_S = 60;
const MOST_MB_AN_HOUR = 5;
/** A shorter run cannot distinguish such a slope from chance. */
const CONCLUSIVE_S = HOUR_S / 2;

export const soak: Drill = {
  name: 'soak',
  about: 'two hours at 60 % of what the machine can do, with one of twenty calls to the provider broken',
  async run({ seconds = 2 * HOUR_S, clients = 20, say, ...options }) {
    const stage = await openPostgresStage(options);
    const { shop } = stage;
    const { set, settings } = providerFaults(stage.folder);
    const debuggerPort = await freePort();
    try {
      const NODE_OPTIONS = `${settings.NODE_OPTIONS} --inspect=127.0.0.1:${debuggerPort}`;
      await shop.start({ ...settings, NODE_OPTIONS });
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      crowd.start();
      await crowd.buys(clients);
      const full = await measureCapacity(crowd, shop.url, Math.min(CAPACITY_S, seconds / 4));
      say(`at full speed ${formatRates(full)}`);

      set('some');
      crowd.pace(Math.max(1, SHARE * full.orders));
      const visitors = new Traffic(shop.url, SHARE * full.visits);
      const rates = meter(crowd, visitors);
      const { samples, checks, broken } = await watch(stage, debuggerPort, seconds, (hours) =>
        say(`${hours.toFixed(2)} h: ${crowd.bought} orders`),
      );
      const later = rates();
      await visitors.stop();
      set('');

      const end = await conclude(stage, crowd);
      const statuses = Map.groupBy(visitors.exchanges, ({ status }) => status);
      const wrong = statuses.get(500)?.length ?? 0;
      if (wrong > 0) broken.push(`${wrong} visitors got status 500`);
      const late = samples.filter(({ hours }) => hours * HOUR_S >= seconds / 2);
      const growth = (['resident', 'heap'] as const).map((what) => {
        const { slope, error } = slopeOf(late.map((sample) => ({ x: sample.hours, y: sample[what] })));
        if (seconds >= CONCLUSIVE_S && slope >= MOST_MB_AN_HOUR)
          broken.push(`${what}: memory grew by ${slope.toFixed(1)} MB an hour`);
        return `${what} ${slope.toFixed(1)} ± ${error.toFixed(1)}`;
      });
      return {
        figures: {
          'at full speed': formatRates(full),
          'since then': formatRates(later),
          'responses to visitors by status (0: none)': [...statuses]
            .map(([status, { length }]) => `${status} ${length}`)
            .join(', '),
          'checks of the invariants meanwhile': checks,
          'MB held, after half the time and at the end': [late[0], late.at(-1)].map(heldBy).join('; '),
          'MB an hour in the second half, ± two standard errors': growth.join(', '),
          'conclusive figures': seconds >= CONCLUSIVE_S ? 'the slope' : 'nothing: the run was too short',
          ...end.figures,
        },
        broken: [...broken, ...end.broken],
      };
    } finally {
      await stage.close();
    }
  },
};

interface Rates {
  orders: number;
  visits: number;
}

/** Orders and visits a second at full load. */
async function measureCapacity(crowd: Crowd, url: string, seconds: number): Promise<Rates> {
  const visitors = new Traffic(url, NO_LIMIT);
  const rates = meter(crowd, visitors);
  await wait(seconds * 1_000);
  const full = rates();
  await visitors.stop();
  return full;
}

/** Returns a function that returns the rates since this call. */
function meter(crowd: Crowd, { exchanges }: Traffic): () => Rates {
  const before = { orders: crowd.bought, visits: exchanges.length, at: performance.now() };
  return () => {
    const seconds = (performance.now() - before.at) / 1_000;
    return {
      orders: (crowd.bought - before.orders) / seconds,
      visits: (exchanges.length - before.visits) / seconds,
    };
  };
}

/** Looks at the memory every ten seconds, and at the invariants every minute until one is broken. */
async function watch(
  { shop, brokenInvariants }: Stage,
  debuggerPort: number,
  seconds: number,
  onCheck: (hours: number) => void,
): Promise<{ samples: (Held & { hours: number })[]; checks: number; broken: string[] }> {
  const memory = await openMemory(debuggerPort);
  const samples: (Held & { hours: number })[] = [];
  const broken: string[] = [];
  let checks = 0;
  const begin = performance.now();
  const passed = () => (performance.now() - begin) / 1_000;
  while (passed() < seconds && broken.length === 0) {
    await wait(1_000 * Math.min(SAMPLE_S, seconds / 10));
    if (!shop.running) throw new Error(`The server has ended:\n${shop.log().slice(-2_000)}`);
    const held = await within(30_000, memory.held(), 'The debugger of the shop does not respond.');
    samples.push({ hours: passed() / HOUR_S, ...held });
    if (passed() < checks * CHECK_S) continue;
    checks += 1;
    broken.push(...(await brokenInvariants([])));
    onCheck(passed() / HOUR_S);
  }
  memory.close();
  return { samples, checks, broken };
}

function formatRates({ orders, visits }: Rates): string {
  return `${orders.toFixed(1)} orders and ${visits.toFixed(1)} visits a second`;
}

function heldBy(held: Held | undefined): string {
  return held ? `resident ${held.resident.toFixed(1)}, heap ${held.heap.toFixed(1)}` : 'not seen';
}
