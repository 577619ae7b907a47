import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readSettings } from '../../api/env.ts';
import { databaseUrl, onServer } from '../support/template.ts';
import { dataDirectory, startServer, temporaryFolder, tryToStart } from '../support/server.ts';

const template = inject('template');

const administrator = 'the administrator’s email address, which has to be set when ADMIN_PASSWORD is';
const mailServer = 'an address such as smtps://user:password@mail.example:465, or smtp:// with port 587';

const openAiAddress = 'the address of a service that speaks OpenAI’s protocol, such as https://api.openai.com/v1';

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '70000', 'a port number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://root@localhost/x', 'an address such as postgres://user:password@host:5432/name'],
    ['PUBLIC_URL', 'stackling.example', 'the address people open, such as https://stackling.example'],
    ['ADMIN_EMAIL', 'root', administrator],
    ['ADMIN_EMAIL', 'root@stackling.example, eve@example.com', administrator],
    ['ADMIN_PASSWORD', 's3cret-of-more-than-100-characters'.repeat(4), 'a password of 6 to 100 characters'],
    ['ADMIN_PASSWORD', 'short', 'a password of 6 to 100 characters'],
    ['SMTP_URL', 'mail.example', mailServer],
    ['SMTP_URL', 'https://mail.example', mailServer],
    ['SMTP_URL', 'smtp://', mailServer],
    ['SMTP_URL', 'smtp://me@mail.example', mailServer],
    ['SMTP_URL', 'smtp://me:100%@mail.example', mailServer],
    ['SMTP_URL', 'smtp://mail.example?debug=true', mailServer],
    ['SMTP_URL', 'smtp://mail.example/inbox', mailServer],
    ['RECOMMENDER', 'magic', 'auto, openai or catalog'],
    ['OPENAI_BASE_URL', 'openai', openAiAddress],
    ['OPENAI_BASE_URL', 'file:///etc/passwd', openAiAddress],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
  ])('%s=%s is named with what it should be, never with its value', (name, value, shouldBe) => {
    expect(readSettings({ [name]: value })).toBe(`The setting ${name} is wrong: it should be ${shouldBe}.`);
  });

  it('ends the start with that one line and exit code 1', async () => {
    expect(await tryToStart({ PORT: 'http' })).toEqual({
      code: 1,
      output: 'The setting PORT is wrong: it should be a port number from 0 to 65535.\n',
    });
  });

  it('is a password of an administrator without an email', async () => {
    expect(await tryToStart({ ADMIN_PASSWORD: 's3cret-of-mine' })).toEqual({
      code: 1,
      output: `The setting ADMIN_EMAIL is wrong: it should be ${administrator}.\n`,
    });
    const both = { ADMIN_EMAIL: 'root@stackling.example', ADMIN_PASSWORD: 's3cret-of-mine' };
    expect(readSettings(both)).toMatchObject(both);
    expect(readSettings({ ADMIN_EMAIL: both.ADMIN_EMAIL })).toMatchObject({ ADMIN_EMAIL: both.ADMIN_EMAIL });
  });

  it('is not one that is set to nothing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '', SMTP_URL: '' })).toMatchObject({
      PORT: 4000,
      DATABASE_URL: undefined,
      ADMIN_EMAIL: undefined,
      SMTP_URL: undefined,
    });
  });
});

describe('a start that cannot succeed ends with one line and exit code 1', () => {
  it('when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    expect(await tryToStart({ DATA_DIR: await dataDirectory(), PORT: String(port) })).toEqual({
      code: 1,
      output: `Something else listens on 127.0.0.1:${port}: stop it, or set PORT to another number.\n`,
    });
  });

  it('when another process has the data directory', async () => {
    const DATA_DIR = await dataDirectory();
    const { process: first, exited } = await startServer({ DATA_DIR });
    expect(await tryToStart({ DATA_DIR })).toEqual({
      code: 1,
      output: `The data directory ${DATA_DIR} is in use by another Stackling: stop that one, or set DATA_DIR to another folder.\n`,
    });
    first.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('when the data directory is no directory', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'file');
    await writeFile(DATA_DIR, 'hello');
    expect(await tryToStart({ DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The data directory \S+ cannot be used \(.+\): set DATA_DIR to a folder.*\n$/),
    });
  });

  it('when the database in the data directory is damaged', async () => {
    const DATA_DIR = await temporaryFolder();
    await writeFile(join(DATA_DIR, 'postgres'), 'no database');
    expect(await tryToStart({ DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database in \S+ cannot be opened \(.+\): .*\n$/),
    });
  });

  it('when the database server does not answer, without its password', async () => {
    const { code, output } = (await tryToStart({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' })) as {
      code: number;
      output: string;
    };
    expect(code).toBe(1);
    expect(output).toMatch(/^The database that DATABASE_URL names does not answer \(.*\): check .*\n$/);
    expect(output).not.toContain('secret');
  });
});

describe('a start', () => {
  it('makes the database, answers on it, and SIGTERM ends it cleanly', async () => {
    const DATA_DIR = await temporaryFolder();
    const { url, output, process: server, exited } = await startServer({ DATA_DIR });
    expect(output).toBe(
      `Making the database in ${DATA_DIR}; this takes some seconds, once.\nStackling is at ${url}\n`,
    );
    const alive = await fetch(`${url}/healthz`);
    expect(await alive.text()).toBe('alive');
    // Longer than the 60 s that proxies commonly keep connections for.
    expect(alive.headers.get('keep-alive')).toBe('timeout=75');
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready');
    server.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('by npm ends when npm is told to, and leaves no server behind', async () => {
    const DATA_DIR = await dataDirectory();
    const npm = await tryToStart({ DATA_DIR }, ['npm', 'start']);
    if (!('url' in npm)) throw new Error(npm.output);
    // The server writes to the same pipe as npm, which closes when the last of them is gone.
    const allGone = once(npm.process, 'close');
    npm.process.kill('SIGTERM');
    await allGone;
    await expect(fetch(`${npm.url}/healthz`)).rejects.toThrow();
  });

  // The embedded database takes one process at a time, so this can only be asked of a server.
  if (template.kind === 'server')
    it('of several servers at once on one new PostgreSQL database brings it up to date once', async () => {
      const name = `${template.name}_start`;
      await onServer(template.url, `CREATE DATABASE ${name}`);
      onTestFinished(() => onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`));
      const settings = { DATABASE_URL: databaseUrl(template.url, name) };
      const servers = await Promise.all([startServer(settings), startServer(settings), startServer(settings)]);
      for (const { process: server, exited } of servers) {
        server.kill('SIGTERM');
        expect(await exited).toBe(0);
      }
    });
});
