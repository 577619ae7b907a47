/** The only file that listens. */
import { createServer, type Server } from 'node:http';
import { openDatabase } from './database/db.ts';
import { ensureAdministrator } from './domain/accounts/firstAdministrator.ts';
import { seedRates } from './domain/subscriptions/rates.ts';
import { recommendTools } from './domain/recommendations/recommendations.ts';
import { env, plainConnections } from './env.ts';
import { StartError } from './errors.ts';
import { handleRequest } from './http/front.ts';
import { stoppable } from './http/stopping.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { log } from './log.ts';
import { schedule } from './schedule.ts';

/** How long a request may take to arrive, and how long a closing server waits for answers and jobs under way. */
const timeoutMs = 10_000;

/**
 * How long an idle connection stays open. Proxies must close theirs first, or they would send requests to closed ones.
 */
const idleMs = 75_000;

async function start(): Promise<void> {
  const closeDatabase = await openDatabase(env, (line) => console.log(line));
  for (const setting of plainConnections(env))
    log.warn({ setting }, 'a password or key leaves this machine unencrypted');
  await seedRates();
  const username = await ensureAdministrator(env);
  if (username) log.info({ username }, 'the database had no administrator; this account is one now');
  // The first call loads the catalogue, which takes a hundred times longer than any later one; no visitor should wait
  // for it.
  await recommendTools({
    type: 'personal',
    budgetCents: 100,
    name: '',
    description: '',
    engine: 'catalog',
    address: '',
  });
  giveBackMemory();
  const limits = { requestTimeout: timeoutMs, headersTimeout: timeoutMs, keepAliveTimeout: idleMs };
  const server = createServer(limits, handleRequest);
  const stopServer = stoppable(server);
  await listen(server).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const worker = await startWorker(schedule());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(stopServer, worker, closeDatabase));
  console.log(`Stackling is at ${env.PUBLIC_URL ?? addressOf(server)}`);
}

/**
 * Gives back what only the start needed, about 30 MB. V8 would keep it: a process without traffic allocates too little for
 * V8 to notice that it rests. It takes a tenth of a second, and nobody is waiting for an answer yet.
 *
 * `gc` exists because `npm start` passes `--expose-gc`.
 */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = `${env.HOST}:${env.PORT}`;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Something else listens on ${where}: stop it, or set PORT to another number.`,
        EACCES: `This user may not listen on ${where}: set PORT to a number above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${env.HOST}: set HOST to one it has, such as 127.0.0.1.`,
        ENOTFOUND: `There is no host ${env.HOST}: set HOST to an address of this machine, such as 127.0.0.1.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${where}: ${error.message}`));
    });
    server.listen(env.PORT, env.HOST, resolve);
  });
}

/** Accepts no new requests, waits for those under way and the jobs they enqueued, then closes the database. */
async function stop(
  stopServer: ReturnType<typeof stoppable>,
  worker: Worker,
  closeDatabase: () => Promise<void>,
): Promise<void> {
  log.info('stopping');
  const tooLate = AbortSignal.timeout(timeoutMs);
  await stopServer(tooLate);
  await worker.stop(tooLate);
  await closeDatabase();
  process.exit(0);
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return String(address);
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

start().catch((error: unknown) => {
  if (!(error instanceof StartError)) log.fatal({ err: error }, 'the start failed');
  console.error(error instanceof StartError ? error.message : 'Stackling could not start; the line above says why.');
  process.exit(1);
});
