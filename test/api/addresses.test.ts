import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../api/env.ts';
import { registered } from '../support/accounts.ts';
import { speak } from '../support/speak.ts';

afterEach(() => void Object.assign(env, { TRUST_PROXY: 0 }));

/** How many wrong passwords are looked at, of one each that these callers try in turn. */
async function triesOf(name: string, forwarded: string[]): Promise<number> {
  const statuses: number[] = [];
  for (const address of forwarded) {
    const body = JSON.stringify({ email: `${name}@example.com`, password: 'wrong horse' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    statuses.push((await speak('POST', '/api/login', headers, body)).status);
  }
  return statuses.filter((status) => status === 401).length;
}

let people = 0;
const ports = Array.from({ length: 8 }, (_, i) => 500 + i);

describe('behind one proxy', () => {
  beforeEach(() => void Object.assign(env, { TRUST_PROXY: 1 }));

  it.each([
    ['IPv4 with a port', ports.map((port) => `7.7.7.7:${port}`)],
    ['IPv6 with a port', ports.map((port) => `[2001:db8::1]:${port}`)],
    ['IPv4 in IPv6', ports.map((port) => (port % 2 ? '::ffff:7.7.8.0' : '7.7.8.0'))],
    ['IPv4 in IPv6 in hexadecimal', ports.map((port) => (port % 2 ? '::FFFF:0707:0901' : '7.7.9.1'))],
    ['IPv6, written in several ways', ['2001:db8:1::1', '[2001:DB8:1:0::1]', ...ports.map((p) => `2001:db8:1::${p}`)]],
    ['no address at all', ports.map((port) => `unknown${port}`)],
    ['numbers that are no address', ports.map((port) => `7.7.7.7.${port}`)],
    ['nothing', ports.map(() => '')],
    ['what the client itself put in front', ports.map((port) => `1.2.3.${port % 256}, 7.7.10.7:${port}`)],
  ])('a caller has five tries, as %s', async (_what, forwarded) => {
    const name = `person_${++people}`;
    await registered(name, '198.51.100.3');
    expect(await triesOf(name, forwarded)).toBe(5);
  });

  it('other addresses have tries of their own', async () => {
    await registered('ada', '198.51.100.1');
    expect(
      await triesOf(
        'ada',
        Array.from({ length: 8 }, (_, i) => `9.9.9.${i}:80`),
      ),
    ).toBe(8);
  });
});

it('without a proxy, the header counts for nothing', async () => {
  await registered('eve', '198.51.100.2');
  expect(
    await triesOf(
      'eve',
      Array.from({ length: 8 }, (_, i) => `9.9.8.${i}`),
    ),
  ).toBe(5);
});
