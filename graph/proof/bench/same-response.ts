import type { Visit } from './generate-load.ts';
import { Connection } from './http-connection.ts';
import type { Servers } from './measure.ts';
import type { Scenario } from './scenario.ts';

/** Rejects when the two servers do not return the same JSON where they should. */
export async function requireSameResponse(scenario: Scenario, servers: Servers): Promise<void> {
  if (!scenario.comparable) return;
  const [shop, ceiling] = await Promise.all([
    once(servers.shop.port, scenario.shop),
    once(servers.ceiling.port, scenario.ceiling),
  ]);
  if (shop === ceiling) return;
  throw new Error(`the responses differ.\nshop:    ${shop}\nceiling: ${ceiling}`);
}

async function once(port: number, visit: Visit): Promise<string> {
  const connection = new Connection(port);
  try {
    const { text } = await visit((request) => connection.send(request), 1);
    return JSON.stringify(sorted(JSON.parse(text)));
  } finally {
    connection.close();
  }
}

/** Sorts the keys of objects, whose order has no meaning in JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort() as (keyof typeof value)[];
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
}
