/**
 * A PostgreSQL server for one test, which can be stopped, restarted and frozen; uses the programs installed on the
 * machine.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const debian = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
const isRoot = process.getuid?.() === 0;
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function run(program: string, args: string[]): void {
  const newest = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  execFileSync(newest ? join(debian, newest, 'bin', program) : program, args, { ...user, cwd: '/', stdio: 'ignore' });
}

export async function createCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'stackling-cluster-'));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, user.uid!, user.gid!);
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);

  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  /** The server and every process it has started. */
  const processes = () => {
    const server = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' });
    return [server, ...children.split(/\s+/).filter(Boolean)].map(Number);
  };

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('-o', `-p ${port} -h 127.0.0.1 -k ${folder}`, 'start'),
    /** Stops as in a crash: nothing is finished, connections are cut. */
    crash: () => control('-m', 'immediate', 'stop'),
    freeze: () => processes().forEach((id) => process.kill(id, 'SIGSTOP')),
    thaw: () => processes().forEach((id) => process.kill(id, 'SIGCONT')),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
