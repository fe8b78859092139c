import type { Context } from './context.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';
import { consume, type LimitsContext, type RateLimit } from './rate-limit.ts';

type Client = Pick<Context, 'address' | 'isAddressShared'>;

/** How many times as much a network may behind a proxy that is not trusted, whose address everybody has: few must not keep all others out. */
const SHARED = 50;
/** How many times as much an IPv6 /48 may as a /64: a customer has either, or something between. */
const WIDE = 5;

/** How many times the limits of a network a client has. */
export const shareOf = ({ isAddressShared }: Pick<Client, 'isAddressShared'>): number =>
  isAddressShared ? SHARED : 1;

/** A limit of a network, and whose uses are counted for it. */
export function networkLimits(client: Client, limit: RateLimit): [RateLimit, string][] {
  const network = networkOf(client.address);
  const most = limit.most * shareOf(client);
  const wide = wideNetworkOf(network);
  return [
    [{ ...limit, most }, network],
    ...(wide ? [[{ ...limit, most: most * WIDE }, wide] as [RateLimit, string]] : []),
  ];
}

/** Counts uses by the network of a client, see `consume`. Errors: RATE_LIMITED. */
export async function consumeOfNetwork(
  ctx: LimitsContext & Client,
  limit: RateLimit,
  times = 1,
): Promise<void> {
  for (const [each, whose] of networkLimits(ctx, limit)) await consume(ctx, each, whose, times);
}
