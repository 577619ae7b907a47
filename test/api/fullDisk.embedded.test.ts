import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirectory, startServer, temporaryFolder, tryToStart, type RunningServer } from '../support/server.ts';

const preload = ['--import', './test/support/fullDisk.ts'] as const;
const description = 'x'.repeat(1_500);

/** A data directory, and a switch that fills its disk. */
async function diskOfItsOwn() {
  const flag = join(await temporaryFolder(), 'full');
  return {
    settings: { DATA_DIR: await dataDirectory(), FULL_DISK: flag, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    fill: () => writeFileSync(flag, ''),
    free: () => rmSync(flag),
  };
}

describe('a full disk under the embedded database', () => {
  it('refuses writes with a clear error, lets reads go on, and writes again once there is room', async () => {
    const disk = await diskOfItsOwn();
    const server = (await tryToStart(disk.settings, [process.execPath, ...preload, 'api/server.ts'])) as RunningServer;
    let cookie = '';
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) }),
      });
      cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
      return { status: answer.status, body: await answer.json() };
    };
    const track = (name: string) => call('POST', '/api/subscriptions', { name, price: '$1', description });
    await call('POST', '/api/register', { username: 'ada', email: 'ada@example.com', password: 'correct horse' });

    disk.fill();
    const kept: string[] = [];
    let answer = await track('0');
    while (answer.status === 201 && kept.length < 1_000) {
      kept.push(answer.body.name);
      answer = await track(String(kept.length));
    }
    const message =
      'Stackling cannot save anything right now because its disk is full. You can still read what is saved.';
    expect(answer).toEqual({ status: 503, body: { message } });
    expect((await track('another')).status).toBe(503);
    const names = async () =>
      (await call('GET', '/api/subscriptions')).body.map(({ name }: { name: string }) => name).toReversed();
    expect(await names()).toEqual(kept);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    disk.free();
    expect((await track('at last')).status).toBe(201);
    expect(await names()).toEqual([...kept, 'at last']);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 90_000);

  it('makes it one for reading only before its log is full, and ends a process that still could not write there', async () => {
    const disk = await diskOfItsOwn();
    const writeLog = async (megabytesAtOnce: number) => {
      const writer = spawn(process.execPath, [...preload, 'test/support/logWriter.ts', String(megabytesAtOnce)], {
        env: { ...process.env, ...disk.settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      writer.stdout.on('data', (chunk: Buffer) => (output += chunk));
      const [code] = await once(writer, 'exit');
      return { output, code };
    };
    expect(await writeLog(1)).toEqual({ output: 'refused\n1 can be read\nwritten\n', code: 0 });
    expect(await writeLog(80)).toEqual({ output: '', code: 1 });
    disk.free();
    const server = await startServer(disk.settings);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 90_000);
});
