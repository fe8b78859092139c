import type { Context } from './context.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';
import { consume, type LimitsContext, type RateLimit } from './rate-limit.ts';
import type { Caller } from './semaphore.ts';

type Client = Pick<Context, 'address' | 'isAddressShared'>;

/** How many times as much a network may behind a proxy that is not trusted, whose address everybody has: few must not keep all others out. */
const SHARED = 50;
/** How many times as much an IPv6 /48 may as a /64: a customer has either, or something between. */
const WIDE = 5;

/** How many times the limits of a network a client has. */
export const shareOf = ({ isAddressShared }: Pick<Client, 'isAddressShared'>): number =>
  isAddressShared ? SHARED : 1;

/** A network that a client counts for. */
export interface CountedNetwork {
  /** Key of what is counted for it. */
  network: string;
  /** How many times the limits of a network it has. */
  times: number;
  /** How SQL finds what was counted for networks as `networkOf` returns them: an operator and its right side. */
  sql: { operator: '=' | 'like'; value: string };
}

/** The networks that an address, or a network as `networkOf` returns it, counts for: its own, then the IPv6 /48 around. */
export function countedNetworks(address: string): [CountedNetwork, ...CountedNetwork[]] {
  const network = networkOf(address);
  const own = { network, times: 1, sql: { operator: '=', value: network } } as const;
  const wide = wideNetworkOf(network);
  if (!wide) return [own];
  const value = wide.replace('::/48', ':%');
  return [own, { network: wide, times: WIDE, sql: { operator: 'like', value } }];
}

/** Limits the jobs of a network that wait in a queue of `waiting`: it takes turns with others as the network around it. */
export function callerOf(address: string, most: number, waiting: number): Caller {
  const [{ network: key }, around] = countedNetworks(address);
  // However wide it is, half of the queue is left to others.
  const wide = around && { key: around.network, most: Math.min(most * around.times, waiting / 2) };
  return { key, most, around: wide };
}

/** Numbers in memory, by the networks that clients count for. */
export function createNetworkCounts() {
  const counts = new Map<string, number>();
  return {
    /** Whether `more` would be above the limit. */
    isAbove: (address: string, limit: number, more: number) =>
      countedNetworks(address).some(
        ({ network, times }) => (counts.get(network) ?? 0) + more > limit * times,
      ),
    add(address: string, more: number): void {
      for (const { network } of countedNetworks(address)) {
        const left = (counts.get(network) ?? 0) + more;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
      }
    },
  };
}

/** A limit of a network, and whose uses are counted for it. */
export function networkLimits(client: Client, limit: RateLimit): [RateLimit, string][] {
  const most = limit.most * shareOf(client);
  return countedNetworks(client.address).map(({ network, times }) => [
    { ...limit, most: most * times },
    network,
  ]);
}

/** Counts uses by the network of a client, see `consume`. Errors: RATE_LIMITED. */
export async function consumeOfNetwork(
  ctx: LimitsContext & Client,
  limit: RateLimit,
  times = 1,
): Promise<void> {
  for (const [each, whose] of networkLimits(ctx, limit)) await consume(ctx, each, whose, times);
}
