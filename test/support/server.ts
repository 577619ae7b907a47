/** A real server in a process of its own, as `npm start` runs it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Template } from './template.ts';

export interface RunningServer {
  url: string;
  /** What the server printed until it was up. */
  output: string;
  process: ChildProcess;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
}

/** The output and the exit code of a server that did not start. */
export interface FailedStart {
  output: string;
  code: number | null;
}

/** A folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stackling-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies an empty database into a folder, because a server takes seconds to create one. */
export function fillDataDirectory(folder: string, template: Template): void {
  if (template.kind !== 'embedded') throw new Error('There is no embedded database to copy in this run.');
  const database = join(folder, 'postgres');
  mkdirSync(database);
  execFileSync('tar', ['-xf', template.dump, '-C', database], { stdio: 'ignore' });
}

/** A data directory with an empty database, gone when the test is over. */
export async function dataDirectory(): Promise<string> {
  const folder = await temporaryFolder();
  fillDataDirectory(folder, inject('template'));
  return folder;
}

/** Starts a server on a free port and waits until it prints its address. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const outcome = await tryToStart(settings);
  if ('url' in outcome) return outcome;
  throw new Error(`The server did not start (exit code ${outcome.code}):\n${outcome.output}`);
}

/** Ends a server that its test has not ended, as a test that fails does not. What `beforeAll` starts, `afterAll` ends. */
function leaveNothing(kill: () => void): void {
  try {
    onTestFinished(kill);
  } catch {
    // No test has begun.
  }
}

/** Starts a server; resolves when it has printed its address or has ended. */
export async function tryToStart(
  settings: Record<string, string>,
  [program, ...args]: [string, ...string[]] = [process.execPath, 'api/server.ts'],
): Promise<RunningServer | FailedStart> {
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const server = spawn(program, args, {
    env: { ...environment, PORT: '0', LOG_LEVEL: 'warn', RATES_URL: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  leaveNothing(kill);
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  void exited.then(() => process.off('exit', kill));
  let output = '';
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /Stackling is at (\S+)/.exec(output)?.[1];
      if (url) resolve({ url, output, process: server, exited });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void exited.then((code) => resolve({ output, code }));
  });
}
