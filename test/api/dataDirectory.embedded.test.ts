import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataDirectory, startServer, temporaryFolder, tryToStart } from '../support/server.ts';

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
});

describe('a start', () => {
  it('makes the database, answers on it, and SIGTERM ends it cleanly', async () => {
    const DATA_DIR = await temporaryFolder();
    const { url, output, process: server, exited } = await startServer({ DATA_DIR });
    expect(output).toBe(`Making the database in ${DATA_DIR}; this takes some seconds, once.\nStackling is at ${url}\n`);
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
});
