import '../support/db.ts';
import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { env, readSettings } from '../../api/env.ts';
import { postGuarded } from '../../api/services/guardedClient.ts';
import { isPublicAddress } from '../../api/services/publicAddress.ts';
import { certificate, certificateKey } from '../support/certificate.ts';
import { serveNames } from '../support/nameServer.ts';
import { serve } from '../support/ratesServer.ts';

const settings = { ...env };
afterEach(() => {
  Object.assign(env, settings);
});

const message = { headers: { 'Content-Type': 'application/json' }, body: '{"title":"Grüße"}' };
const post = (url: string) => postGuarded(url, message);

const forbidden = { name: 'NoAnswerError', reason: 'forbidden', mayHaveArrived: false };

/** Counts the connections to a port of this machine, by every address that it has. */
async function trap(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  return { port: await listening(server, '::'), connections: () => connections };
}

async function listening(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the guarded client reaches nothing of its own network', () => {
  it.each([
    ['by its number', 'https://127.0.0.1:PORT/'],
    ['by another number of loopback', 'https://127.1.2.3:PORT/'],
    ['in decimal', 'https://2130706433:PORT/'],
    ['in octal', 'https://0177.0.0.1:PORT/'],
    ['in hexadecimal', 'https://0x7f000001:PORT/'],
    ['in mixed parts', 'https://0x7f.1:PORT/'],
    ['in short', 'https://127.1:PORT/'],
    ['by zero', 'https://0:PORT/'],
    ['by the unspecified address', 'https://0.0.0.0:PORT/'],
    ['by IPv6', 'https://[::1]:PORT/'],
    ['by the unspecified IPv6 address', 'https://[::]:PORT/'],
    ['mapped into IPv6', 'https://[::ffff:127.0.0.1]:PORT/'],
    ['mapped into IPv6 in hexadecimal', 'https://[::ffff:7f00:1]:PORT/'],
    ['compatible with IPv6', 'https://[::127.0.0.1]:PORT/'],
    ['translated into IPv6', 'https://[64:ff9b::7f00:1]:PORT/'],
    ['translated into IPv6 by a prefix for local use', 'https://[64:ff9b:1::7f00:1]:PORT/'],
    ['by 6to4', 'https://[2002:7f00:1::]:PORT/'],
    ['by Teredo', 'https://[2001:0:7f00:1::]:PORT/'],
    ['by a local name', 'https://localhost:PORT/'],
    ['by a local name with a dot at its end', 'https://localhost.:PORT/'],
    ['by an address with a dot at its end', 'https://127.0.0.1.:PORT/'],
    ['in circled digits', 'https://①②⑦.⓪.⓪.①:PORT/'],
    ['in digits and dots of full width', 'https://１２７。０。０。１:PORT/'],
    ['by a name that leads to it', 'https://private.test:PORT/'],
    ['by a name that leads to it, too', 'https://mixed.test:PORT/'],
    ['by a name that leads to it in IPv6 only', 'https://private6.test:PORT/'],
    ['by a name that leads to an address mapped into IPv6', 'https://mapped.test:PORT/'],
    ['without encryption', 'http://127.0.0.1:PORT/'],
    ['without encryption, by a name that is public', 'http://public.test:PORT/'],
    ['with a user and a password', 'https://public.test@127.0.0.1:PORT/'],
    ['with a user and a password before a public name', 'https://me:secret@public.test:PORT/'],
    ['with a backslash', 'https://127.0.0.1:PORT\\@public.test/'],
    ['with white space and a tab', ' https://127.0.\t0.1:PORT/'],
    ['by another protocol', 'ftp://127.0.0.1:PORT/'],
    ['by a file', 'file:///etc/passwd'],
    ['by no address at all', 'PORT'],
    ['at a port of another protocol', 'https://public.test:25/'],
    ['by a name without an address', 'https://nothing.test:PORT/'],
  ])('%s: %s', async (_how, url) => {
    const addresses: Record<string, string[]> = {
      'private.test A': ['127.0.0.1'],
      'mixed.test A': ['3.3.3.3', '127.0.0.1'],
      'private6.test AAAA': ['::1'],
      'mapped.test AAAA': ['0:0:0:0:0:ffff:7f00:1'],
      'public.test A': ['3.3.3.3'],
    };
    await serveNames((name, kind) => addresses[`${name} ${kind}`] ?? []);
    const { port, connections } = await trap();
    await expect(post(url.replace('PORT', String(port)))).rejects.toMatchObject(forbidden);
    expect(connections()).toBe(0);
  });

  it('by a name that leads elsewhere once it was checked', async () => {
    // Nobody has used the first address since 2006.
    const found = { A: [[], ['127.0.0.1']], AAAA: [['3ffe::1'], ['::1']] };
    const asked = await serveNames((_name, kind) => found[kind].shift() ?? ['127.0.0.1']);
    const { port, connections } = await trap();
    await expect(post(`https://rebound.test:${port}/`)).rejects.toMatchObject({ mayHaveArrived: false });
    expect({ asked: asked(), connections: connections() }).toEqual({ asked: 2, connections: 0 });
  });

  it('by a redirect', async () => {
    const { port, connections } = await trap();
    const { url } = await serve((_request, response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/` }).end(),
    );
    Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: [new URL(url).host, `127.0.0.1:${port}`] });
    expect(await post(url)).toMatchObject({ status: 307 });
    expect(connections()).toBe(0);
  });

  const closed = [
    ['10.0.0.1', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255'],
    ['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '240.0.0.1', '0.1.2.3'],
    ['fe80::1', 'fec0::1', 'fd00::1', 'ff02::1', '2001:db8::1', '3fff::1', '100::1', '2001:2::1', '5f00::1'],
  ].flat();
  it.each(closed)('and not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '2606:4700::1111', '2a01:4f8::1'])('but %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('the guarded client', () => {
  it('posts to a host that the operator has named, with http too, at that port only', async () => {
    const got: unknown[] = [];
    const { url } = await serve(async (request, response) => {
      const chunks = await request.toArray();
      got.push([request.method, request.url, request.headers['content-type'], Buffer.concat(chunks).toString()]);
      response.writeHead(202).end('Thanks');
    });
    Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: [new URL(url).host] });
    expect(await post(`${url}hook?key=1`)).toEqual({ status: 202, text: 'Thanks' });
    expect(got).toEqual([['POST', '/hook?key=1', 'application/json', message.body]]);
    await expect(post(url.replace(/:\d+/, ':1'))).rejects.toMatchObject(forbidden);
  });

  it('checks certificates', async () => {
    const tls = createTlsServer({ cert: certificate, key: certificateKey }, (_request, response) => response.end('ok'));
    const url = `https://127.0.0.1:${await listening(tls)}/`;
    Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: [new URL(url).host] });
    await expect(post(url)).rejects.toMatchObject({ reason: 'failed', mayHaveArrived: false });
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, certificate]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    expect(await post(url)).toEqual({ status: 200, text: 'ok' });
  });

  it('waits for nobody for ever, and says what may have arrived', async () => {
    const silent = await serve(() => undefined);
    const dripping = await serve((_request, response) => {
      const timer = setInterval(() => response.write('.'), 100);
      response.once('close', () => clearInterval(timer));
    });
    const endless = await serve((_request, response) => {
      const more = () => void (response.writable && response.write('x'.repeat(10_000), more));
      more();
    });
    const broken = await serve((request) => request.socket.destroy());
    const closed = await serve(() => undefined);
    closed.close();
    const hosts = [silent, dripping, endless, broken, closed].map(({ url }) => new URL(url).host);
    Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: hosts });
    const outcomeOf = ({ url }: { url: string }) =>
      post(url).then(
        ({ status, text }) => [status, text.length > 0, text.length <= 64 * 1024],
        ({ reason, mayHaveArrived }) => [reason, mayHaveArrived],
      );
    expect(await Promise.all([silent, dripping, endless, broken, closed].map(outcomeOf))).toEqual([
      ['tooLate', true],
      [200, true, true],
      [200, true, true],
      ['failed', true],
      ['failed', false],
    ]);
  });

  it('asks nobody about hosts outside of WEBHOOK_HOSTS', async () => {
    Object.assign(env, { WEBHOOK_HOSTS: ['hook.test', '*.example.com'] });
    const names: string[] = [];
    await serveNames((name) => {
      names.push(name);
      return [];
    });
    for (const host of ['hook.test', 'a.example.com', 'example.com', 'evilexample.com', 'hook.test.evil.test'])
      await expect(post(`https://${host}/`)).rejects.toMatchObject(forbidden);
    expect([...new Set(names)].sort()).toEqual(['a.example.com', 'hook.test']);
  });
});

describe('the settings of webhooks', () => {
  it('are hosts', () => {
    expect(
      readSettings({ WEBHOOK_HOSTS: 'NTFY.sh, *.example.com', WEBHOOK_PRIVATE_HOSTS: 'ntfy.lan:8080' }),
    ).toMatchObject({ WEBHOOK_HOSTS: ['ntfy.sh', '*.example.com'], WEBHOOK_PRIVATE_HOSTS: ['ntfy.lan:8080'] });
  });

  it.each([
    ['WEBHOOK_HOSTS', 'https://ntfy.sh'],
    ['WEBHOOK_HOSTS', '*'],
    ['WEBHOOK_PRIVATE_HOSTS', '*.lan'],
    ['WEBHOOK_PRIVATE_HOSTS', '10.0.0.0/8'],
  ])('and nothing else: %s=%s', (name, value) => {
    expect(readSettings({ [name]: value })).toMatch(new RegExp(`^The setting ${name} is wrong: it should be .*\\.$`));
  });
});
