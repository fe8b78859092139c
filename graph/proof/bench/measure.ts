import { median, percentile } from '../testing/statistics.ts';
import { generateLoad } from './generate-load.ts';
import { usageOf } from './process-usage.ts';
import type { Scenario } from './scenario.ts';

/** What a visit costs, or one thing of its batch. */
export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server for one visit, in microseconds; null where it cannot be read. */
  cpu: number | null;
  /** The same of PostgreSQL. */
  databaseCpu: number | null;
}

export interface Measured {
  scenario: string;
  shop: Figures;
  ceiling: Figures;
}

/** The two servers on one database. */
export interface Servers {
  shop: { port: number; pid: number };
  ceiling: { port: number; pid: number };
  databasePid: number;
}

/** How long and how often is measured. Milliseconds. */
export interface Pace {
  warmUp: number;
  round: number;
  rounds: number;
}

interface Round {
  perSecond: number;
  latencies: number[];
  cpu: number | null;
  databaseCpu: number | null;
}

/** Node runs code slowly until it has run it this often. */
const OFTEN = 300;
/** The longest warm-up as a multiple of the shortest, for slow visits. */
const MOST_ROUNDS = 8;

const sides = ['ceiling', 'shop'] as const;

/** Warms both servers up for a scenario. */
async function warmUp(
  { parallel, batch = 1, warmUp: often, ...scenario }: Scenario,
  servers: Servers,
  milliseconds: number,
) {
  for (const side of sides) {
    const { port } = servers[side];
    const load = { parallel, milliseconds };
    if (side === 'shop' && often) {
      await generateLoad(port, scenario.shop, { ...load, visits: often });
      continue;
    }
    for (let visits = 0, n = 0; visits < OFTEN && n < MOST_ROUNDS; n++) {
      const { latencies } = await generateLoad(port, scenario[side], load);
      visits += latencies.length * batch;
    }
  }
}

/** Warms the shop up for all scenarios, so that the first one is not measured on a fresh process. */
export async function warmUpAll(
  scenarios: Scenario[],
  { shop }: Servers,
  milliseconds: number,
): Promise<void> {
  for (const { shop: visit, parallel } of scenarios)
    await generateLoad(shop.port, visit, { parallel, milliseconds });
}

/** Measures both servers in turns, so that other load on the machine affects both. */
export async function measure(scenario: Scenario, servers: Servers, pace: Pace): Promise<Measured> {
  const rounds: Record<'ceiling' | 'shop', Round[]> = { ceiling: [], shop: [] };
  await warmUp(scenario, servers, pace.warmUp);
  for (let n = 0; n < pace.rounds; n++)
    for (const side of sides) rounds[side].push(await measureRound(scenario, side, servers, pace.round));
  return { scenario: scenario.name, shop: figuresOf(rounds.shop), ceiling: figuresOf(rounds.ceiling) };
}

async function measureRound(
  scenario: Scenario,
  side: 'ceiling' | 'shop',
  servers: Servers,
  milliseconds: number,
): Promise<Round> {
  const { port, pid } = servers[side];
  const before = [usageOf(pid), usageOf(servers.databasePid)];
  const { latencies, seconds } = await generateLoad(port, scenario[side], {
    parallel: scenario.parallel,
    milliseconds,
  });
  const count = latencies.length * (scenario.batch ?? 1);
  const after = [usageOf(pid), usageOf(servers.databasePid)];
  const [cpu, databaseCpu] = after.map((usage, i) => {
    const start = before[i];
    return usage && start ? (usage.cpuMicros - start.cpuMicros) / count : null;
  });
  return { perSecond: count / seconds, latencies, cpu: cpu!, databaseCpu: databaseCpu! };
}

/** Medians of the rounds; percentiles over the visits of all rounds, since the slow ones are few. */
function figuresOf(rounds: Round[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies);
  const medianOf = (values: (number | null)[]) =>
    values.every((value) => value !== null) ? median(values) : null;
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpu: medianOf(rounds.map(({ cpu }) => cpu)),
    databaseCpu: medianOf(rounds.map(({ databaseCpu }) => databaseCpu)),
  };
}
