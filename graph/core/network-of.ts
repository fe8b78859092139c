import { isIPv6, SocketAddress } from 'node:net';

/** An address as some proxies forward it: "[2001:db8::1]:443", "[2001:db8::1]" or "203.0.113.9:443". */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The network by which an address is limited: the address itself, or its /64 for IPv6, which belongs to one customer. A network, and what is
 * no address, is returned as it is.
 */
export function networkOf(address: string): string {
  if (address.endsWith('::/64')) return address;
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const bare = (bracketed ?? dotted ?? address).replace(/%.*/, '');
  if (!isIPv6(bare)) return bare;
  // In its one spelling.
  const plain = new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(8 - head!.length - tail.length).fill('0') : [];
  return `${[...head!, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/** The /48 that a network of IPv6 is in, as `networkOf` returns it; null for IPv4. */
export function wideNetworkOf(network: string): string | null {
  return network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : null;
}
