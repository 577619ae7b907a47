/** Servers in processes of their own that tell what they have used. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Measured {
  url: string;
  pid: number;
  /** From the start of the process to its first answer, in milliseconds. */
  startMs: number;
  /** Processor time used since the start, in microseconds. */
  cpuMicros: () => Promise<number>;
  /** Resident memory, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

/** What has been compiled stays from one start to the next, as with `npm start`. */
const compileCache = 'node_modules/.cache/stackling/compiled';

/** Starts a script of ours that says 'is at URL', and waits until it answers. */
export async function startMeasured(script: string, settings: Record<string, string>): Promise<Measured> {
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const started = performance.now();
  const server = fork(script, {
    execArgv: ['--expose-gc', '--max-semi-space-size=8', '--import', new URL('report.ts', import.meta.url).href],
    env: { ...environment, NODE_COMPILE_CACHE: compileCache, PORT: '0', RATES_URL: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressFrom(server);
  await fetch(`${url}/readyz`).then((answer) => answer.text());
  const startMs = performance.now() - started;
  const memory = async () => (await reportOf(server)).memory;
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url,
    pid: server.pid!,
    startMs,
    cpuMicros: async () => (await reportOf(server)).cpuMicros,
    memory,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function addressFrom(server: ChildProcess): Promise<string> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.stdout!.on('data', (chunk: Buffer) => {
    output += chunk;
    const url = /is at (\S+)/.exec(output)?.[1];
    if (url) resolve(url);
  });
  server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  return promise;
}

async function reportOf(server: ChildProcess): Promise<{ cpuMicros: number; memory: number }> {
  server.send('report');
  const [report] = (await once(server, 'message')) as [{ cpuMicros: number; memory: number }];
  return report;
}
