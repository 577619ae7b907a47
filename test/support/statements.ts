/** Counts the SQL statements that reach a test's database. */
import type { SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils';

const statements: string[] = [];

/** The same database, with every statement recorded except those that begin and end transactions. */
export function counted<Factory extends SqlDriverAdapterFactory>(factory: Factory): Factory {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = note(await connect());
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => note(await startTransaction(level));
    return adapter;
  };
  return factory;
}

function note<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const { queryRaw, executeRaw } = queryable;
  queryable.queryRaw = (query) => {
    statements.push(query.sql);
    return queryRaw.call(queryable, query);
  };
  queryable.executeRaw = (query) => {
    statements.push(query.sql);
    return executeRaw.call(queryable, query);
  };
  return queryable;
}

/** The statements that `work` sends; nothing else may run meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  return [...statements];
}
