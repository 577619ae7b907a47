import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Client } from './client.ts';

export type Address = Pick<Client, 'address'>;

/** Keys are digests, so that the table does not reveal who signs in from where. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

export const addressKey = ({ address }: Address) => keyOf(networkOf(address));

/** One address and one account together. */
export const pairOf = (email: string, { address }: Address) => keyOf(email.toLowerCase(), networkOf(address));

/** An address without what tells one household from another: three numbers of an IPv4 address, 48 bits of an IPv6 one. */
export function shownNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const known = ipaddr.process(address);
  if (!('parts' in known)) return `${known.octets.slice(0, 3).join('.')}.*`;
  return `${known.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}:*`;
}

/**
 * The part of an address that belongs to one customer of a provider: all of an IPv4 address, the first half of an IPv6
 * one.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!('parts' in known)) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
