/** Starts receivers in processes of their own, and reads what they took. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Taken } from './sink.ts';

export interface Sink {
  port: number;
  kill: () => Promise<void>;
}

const script = fileURLToPath(new URL('sink.ts', import.meta.url));

/** Starts a sink on a port, or on a free one. */
export async function startSink(kind: 'smtp' | 'https', file: string, port = 0): Promise<Sink> {
  const sink = spawn(process.execPath, [script, kind, file, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => sink.kill('SIGKILL');
  process.once('exit', end);
  const [said] = (await once(sink.stdout, 'data')) as [Buffer];
  return {
    port: Number(/\d+/.exec(String(said))),
    async kill() {
      process.off('exit', end);
      const exited = once(sink, 'exit');
      end();
      await exited;
    },
  };
}

/** What was taken so far; a line that was cut off by a kill was not. */
export const takenIn = (file: string): Taken[] =>
  !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Taken);
