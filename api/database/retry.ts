import { setTimeout } from 'node:timers/promises';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { log } from '../log.ts';
import { isRolledBack } from './unavailable.ts';

const mostTries = 3;
const firstPauseMs = 20;

/**
 * Runs work in the database, and runs it again when PostgreSQL rolled it back because of a concurrent transaction:
 * after a deadlock or a serialization failure.
 *
 * @param work a whole transaction, or one statement outside of any
 */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostTries || !isRolledBack(error)) throw error;
      log.info({ attempt }, 'the database rolled back a conflict, trying again');
      // The pauses are random, or the same two would collide again.
      await setTimeout(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

/**
 * Makes a database retry statements outside of transactions after a conflict. Calls that Prisma turns into several
 * statements, such as a nested create, belong in `$transaction`.
 */
export function retryingStatements<Factory extends SqlDriverAdapterFactory>(factory: Factory): Factory {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const { queryRaw, executeRaw } = adapter;
    adapter.queryRaw = (query) => withRetries(() => queryRaw.call(adapter, query));
    adapter.executeRaw = (query) => withRetries(() => executeRaw.call(adapter, query));
    return adapter;
  };
  return factory;
}

/**
 * The same client, with transactions that are retried after a conflict. A function passed to `$transaction` may run
 * several times, so it must do nothing but query the database.
 */
export function retryingTransactions(client: PrismaClient): PrismaClient {
  const $transaction = ((...args: Parameters<PrismaClient['$transaction']>) =>
    withRetries(() => client.$transaction(...args))) as PrismaClient['$transaction'];
  return client.$extends({ client: { $transaction } }) as unknown as PrismaClient;
}
