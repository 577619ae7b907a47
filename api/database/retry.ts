import { setTimeout } from 'node:timers/promises';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { log } from '../log.ts';
import { isRolledBack } from './unavailable.ts';

const mostTries = 3;
const firstPauseMs = 20;

/**
 * Does some work in the database, and does it again when PostgreSQL rolled all of it back because of what somebody else did
 * at the same time: a deadlock, or a conflict of transactions that must look as if they ran one after the other.
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
      // A pause of their own each, or the same two would meet again.
      await setTimeout(firstPauseMs * 2 ** attempt * Math.random());
    }
  }
}

/**
 * The same database, where a statement outside of a transaction is tried again after a conflict. What Prisma makes several
 * statements of, such as a nested create, belongs in `$transaction`.
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
 * The same client, where a transaction is tried again after a conflict: what is given to `$transaction` may run several
 * times, so it does nothing but speak to the database.
 */
export function retryingTransactions(client: PrismaClient): PrismaClient {
  const $transaction = ((...args: Parameters<PrismaClient['$transaction']>) =>
    withRetries(() => client.$transaction(...args))) as PrismaClient['$transaction'];
  return client.$extends({ client: { $transaction } }) as unknown as PrismaClient;
}
