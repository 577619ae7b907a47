import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durableFiles.ts';
import { createEmbedded } from './embeddedPostgres.ts';
import { log } from '../log.ts';

/**
 * The database is vacuumed and checkpointed after this much log, three quarters of a log file. PostgreSQL in
 * single-user mode does neither by itself: its log would grow without end and deleted rows would never free any space.
 */
const tidyAfterBytes = 12 * 1024 * 1024;

/** `shared_buffers` is a quarter of the default, because the system caches the files as well. */
const startParams = ['wal_sync_method=fsync', 'min_wal_size=48MB', 'max_wal_size=48MB', 'shared_buffers=32MB'].flatMap(
  (setting) => ['-c', setting],
);

/** The space that vacuuming and a checkpoint may need. */
const roomBytes = 256 * 1024;
const roomAgainMs = 2_000;

/** How long statements may be done in a row. */
const turnMs = 2;

/** An embedded PostgreSQL in a folder. */
export interface DurableDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder, or creates it there. What it acknowledges is on the disk. While the disk
 * is full, the database is read-only, because it would hang on a log that it cannot write.
 *
 * @param onLogFailure is called when the log cannot be written all the same, as in one huge transaction. It must end
 *   the process; the next to open the folder finds everything that was acknowledged
 */
export async function openDurably(folder: string, onLogFailure: (error: unknown) => never): Promise<DurableDatabase> {
  let isOpen = false;
  let isTidying = false;
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  const onWrite = (bytes: number) => {
    written += bytes;
    if (written >= tidyAfterBytes && isOpen && !isTidying) void tidyUp();
  };
  const pglite = await createEmbedded({
    fs: new DurableFiles(folder, { onWrite, onFailure: onLogFailure }),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...startParams],
  });
  await makeRoomForLog(pglite);
  takeTurns(pglite);
  isOpen = true;

  async function tidyUp(): Promise<void> {
    isTidying = true;
    written = 0;
    try {
      if (hasRoom(folder)) {
        await pglite.exec('SET default_transaction_read_only = off');
        await pglite.exec('VACUUM ANALYZE');
        await pglite.exec('CHECKPOINT');
      } else {
        await pglite.exec('SET default_transaction_read_only = on');
        timer = setTimeout(() => void tidyUp(), roomAgainMs);
      }
    } catch (error) {
      // Closing ends it wherever it is.
      if (isOpen) log.warn({ err: error }, 'the database could not be tidied up');
    } finally {
      isTidying = false;
    }
  }

  return {
    pglite,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      // Closing writes too. If it is left out, the next process recovers from the log, as after a crash.
      if (hasRoom(folder)) await pglite.close();
    },
  };
}

/**
 * Lets the process do something else between statements. PGlite works on the main thread and never waits for anything
 * outside: statements that queue would all be done in a row, and meanwhile no connection is accepted, no request read.
 */
function takeTurns(pglite: PGlite): void {
  const { _runExclusiveQuery: runExclusive } = pglite;
  let turnSince = 0;
  pglite._runExclusiveQuery = (statement) =>
    runExclusive.call(pglite, async () => {
      if (performance.now() - turnSince > turnMs) {
        await setImmediate();
        turnSince = performance.now();
      }
      return statement();
    }) as ReturnType<typeof statement>;
}

/** Makes sure that there is a spare log file besides the one in use, as there always is after the first checkpoint. */
async function makeRoomForLog(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ count: number }>('SELECT count(*)::integer AS count FROM pg_ls_waldir()');
  if (rows[0]!.count > 1) return;
  await pglite.exec(`SELECT pg_logical_emit_message(false, 'stackling', ''); SELECT pg_switch_wal();`);
  await pglite.exec('CHECKPOINT');
}

/** Whether the disk has room for `roomBytes`, tried with a file beside the folder. */
function hasRoom(folder: string): boolean {
  const path = `${folder}.room`;
  try {
    const file = openSync(path, 'w');
    try {
      writeSync(file, Buffer.alloc(roomBytes));
    } finally {
      closeSync(file);
      rmSync(path);
    }
    return true;
  } catch {
    return false;
  }
}
