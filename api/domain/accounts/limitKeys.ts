import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Client } from './client.ts';

export type Address = Pick<Client, 'address'>;

/** Keys are digests, so that the table does not reveal who signs in from where. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

export const addressKey = ({ address }: Address) => keyOf(networkOf(address));

/** One address and one account together. */
export const pairOf = (email: string, { address }: Address) => keyOf(email.toLowerCase(), networkOf(address));

/**
 * The part of an address that belongs to one customer of a provider: all of an IPv4 address, the first half of an IPv6
 * one.
 */
export function networkOf(address: string): string {
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
