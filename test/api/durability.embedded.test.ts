import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { dataDirectory, startServer } from '../support/server.ts';

describe('kill -9', () => {
  it('during writes loses nothing that was acknowledged, and the next start takes the directory over', async () => {
    const DATA_DIR = await dataDirectory();
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round++) {
      const writer = spawn(process.execPath, ['test/support/writer.ts', String(round * 10_000)], {
        env: { ...process.env, DATA_DIR },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(writer, 'exit');
      let seen = 0;
      for await (const line of createInterface(writer.stdout)) {
        acknowledged.push(Number(line));
        if (++seen === 200) writer.kill('SIGKILL');
      }
      expect((await exited)[1]).toBe('SIGKILL');
    }

    const { url, process: server, exited } = await startServer({ DATA_DIR });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
    await exited;

    const pglite = await createEmbedded({ dataDir: join(DATA_DIR, 'postgres') });
    const { rows } = await pglite.query<{ budget: number }>('SELECT budget FROM projects');
    await pglite.close();
    const kept = new Set(rows.map(({ budget }) => budget));
    expect(acknowledged.length).toBeGreaterThanOrEqual(600);
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  });
});
