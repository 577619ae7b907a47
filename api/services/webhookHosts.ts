import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { env } from '../env.ts';
import { isPublicAddress } from './publicAddress.ts';

/**
 * Asks the name servers itself: the system's own look-up would hold one of four threads, which passwords are hashed on, for
 * as long as a stranger's name server keeps silent.
 */
export const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** Lower ports belong to other protocols than HTTP. */
const isWebPort = (port: string): boolean => port === '' || Number(port) >= 1024;

/** Whether WEBHOOK_HOSTS, if it is set, has this host, or `*.` and a domain that it is in. */
const isListed = (hostname: string): boolean =>
  env.WEBHOOK_HOSTS?.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)) ??
  true;

/**
 * The IP addresses of a host that a person entered.
 *
 * @returns undefined when it may not be reached from here: it is private, or one of its addresses is, and the operator has
 *   not named it in WEBHOOK_PRIVATE_HOSTS; or it has no address
 */
export async function allowedAddressesOf(url: URL): Promise<readonly string[] | undefined> {
  if (url.username || url.password) return undefined;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && env.WEBHOOK_PRIVATE_HOSTS.includes(url.host)) return privateAddressesOf(hostname);
  if (url.protocol !== 'https:' || !isWebPort(url.port) || !isListed(hostname)) return undefined;
  const addresses = isIP(hostname) ? [hostname] : await publishedAddressesOf(hostname);
  return addresses.length > 0 && addresses.every(isPublicAddress) ? addresses : undefined;
}

/** The operator's own hosts may have names that only this machine knows. */
async function privateAddressesOf(hostname: string): Promise<readonly string[] | undefined> {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.length > 0 ? found.map(({ address }) => address) : undefined;
}

async function publishedAddressesOf(hostname: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
