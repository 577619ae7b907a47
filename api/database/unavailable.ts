/** The codes of Prisma, the driver and PostgreSQL for a database that is unreachable, starting, full or too slow. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024']);
const postgresCodes = /^(08...|53...|57014|57P0.|55P03|25P03|25006)$/;
const driverKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const driverMessages = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has)/;

/** The driver's error inside Prisma's. */
interface DriverCause {
  kind?: string;
  originalCode?: string;
}

const driverCauseOf = (error: Error) =>
  (error as { meta?: { driverAdapterError?: { cause?: DriverCause } } }).meta?.driverAdapterError?.cause ?? {};

/** Whether an error says that PostgreSQL rolled back because of a concurrent transaction. */
export function isRolledBack(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Inside the error of Prisma's client or, for a single statement, straight from the driver.
  const { kind, originalCode = '' } = { ...driverCauseOf(error), ...(error.cause as DriverCause | undefined) };
  return kind === 'TransactionWriteConflict' || /^40(001|P01)$/.test(originalCode);
}

/** Whether an error says that the database is read-only, usually because its disk is full. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && /^(53100|25006)$/.test(driverCauseOf(error).originalCode ?? '');

/** Whether an error says that the database cannot be reached in time, rather than that something is wrong here. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  const { kind = '', originalCode = '' } = driverCauseOf(error);
  return (
    prismaCodes.has(code ?? '') ||
    driverKinds.has(kind) ||
    postgresCodes.test(originalCode) ||
    driverMessages.test(error.message)
  );
}
