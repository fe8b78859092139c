/** The network by which an address is limited: the address itself, or its /64 for IPv6, which belongs to one customer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(8 - head!.length - tail.length).fill('0') : [];
  return `${[...head!, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/** The /48 that a network of IPv6 is in, as `networkOf` returns it; null for IPv4. */
export function wideNetworkOf(network: string): string | null {
  return network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : null;
}
