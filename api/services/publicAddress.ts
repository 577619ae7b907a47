import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet: no range that is private, local, shared, documentary or reserved,
 * and none that leads to an IPv4 address inside an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // All public IPv6 addresses are in 2000::/3; the library does not know every range outside of it.
  if ('parts' in parsed && (parsed.parts[0] ?? 0) >> 13 !== 1) return false;
  return parsed.range() === 'unicast';
}
