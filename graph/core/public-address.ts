import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: private, loopback and link-local networks, with
 * the metadata services of clouds, those of carriers, multicast, reserved ones, and addresses that carry another one (NAT64, 6to4).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address within an IPv6 one is checked as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // IANA has given out nothing else of IPv6 as global unicast.
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
