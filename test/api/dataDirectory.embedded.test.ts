import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataDirectory, startServer, temporaryFolder, tryToStart } from '../support/server.ts';

/** Every file below a folder, with what it holds. */
async function everythingIn(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)));
}

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

  it.each([
    ['PG_VERSION'],
    ['global/pg_control'],
    ['base/5'],
    ['pg_wal'],
    ['pg_xact'],
    ['PG_VERSION', 'global', 'pg_wal'],
  ])(
    'when a copy of the database was interrupted, so that %s is missing, and leaves the rest alone',
    async (...lost) => {
      const DATA_DIR = await dataDirectory();
      const database = join(DATA_DIR, 'postgres');
      for (const part of lost) await rm(join(database, part), { recursive: true });
      const left = await everythingIn(database);
      expect(await tryToStart({ DATA_DIR })).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^The folder \S+\/postgres holds no complete database \(\S+ is missing\): put a backup there, or empty the folder to start anew\.\n$/,
        ),
      });
      expect(await everythingIn(database)).toEqual(left);
    },
  );

  it('when there is a file in the place of the database', async () => {
    const DATA_DIR = await temporaryFolder();
    await writeFile(join(DATA_DIR, 'postgres'), 'no database');
    expect(await tryToStart({ DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The folder \S+ holds no complete database \(PG_VERSION is missing\): .*\n$/),
    });
  });

  it('when the data directory holds something else, such as a database one level too high', async () => {
    const DATA_DIR = await temporaryFolder();
    await mkdir(join(DATA_DIR, 'base'));
    expect(await tryToStart({ DATA_DIR })).toEqual({
      code: 1,
      output: `The data directory ${DATA_DIR} holds base, but no database: put a backup there, or set DATA_DIR to an empty folder.\n`,
    });
    expect((await readdir(DATA_DIR)).sort()).toEqual(['base', 'lock']);
  });

  it('when the database is complete, but damaged', async () => {
    const DATA_DIR = await dataDirectory();
    await truncate(join(DATA_DIR, 'postgres/global/pg_control'), 100);
    expect(await tryToStart({ DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database in \S+ cannot be opened \(.+\): .*\n$/),
    });
  });

  it('when the lock is damaged', async () => {
    const DATA_DIR = await dataDirectory();
    await writeFile(join(DATA_DIR, 'lock'), 'no lock');
    expect(await tryToStart({ DATA_DIR })).toEqual({
      code: 1,
      output: `The file ${DATA_DIR}/lock is damaged: make sure that no other Stackling uses the folder, then delete the file.\n`,
    });
  });
});

describe('a start', () => {
  it('makes the database, answers on it, and SIGTERM ends it cleanly', async () => {
    const DATA_DIR = await temporaryFolder();
    for (const name of ['lost+found', 'postgres', 'unfinished-1']) await mkdir(join(DATA_DIR, name));
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
