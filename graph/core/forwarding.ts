import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Networks that nobody reaches a shop from over the internet: there its own reverse proxy is. */
const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inside.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** The header by which a reverse proxy says for whom it asks, if there is one. */
export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return HEADERS.find((name) => headers[name] !== undefined);
}

/**
 * Whether a request that no proxy is trusted for comes through one all the same, so that its address is that of many. From the
 * internet a header alone says nothing, or anybody could get around the limits of an address.
 */
export function isForwarded(address: string, headers: IncomingHttpHeaders): boolean {
  return forwardingHeader(headers) !== undefined && inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether many have the address of a request: that of a proxy that is not trusted. */
export function isSharedAddress(req: Request): boolean {
  return req.app.get('trust proxy') === 0 && isForwarded(req.ip ?? 'unknown', req.headers);
}
