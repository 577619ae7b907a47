import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durableFiles.ts';
import { createEmbedded } from './embeddedPostgres.ts';
import { log } from '../log.ts';

/**
 * After so much log, three quarters of one of its files, the database is tidied up. PostgreSQL does none of that by itself
 * when it runs alone: its log would grow without end and no row that was deleted would ever make room.
 */
const tidyAfterBytes = 12 * 1024 * 1024;

/** Its buffers are a quarter of what they would be, as the system keeps the files in memory besides. */
const startParams = ['wal_sync_method=fsync', 'min_wal_size=48MB', 'max_wal_size=48MB', 'shared_buffers=32MB'].flatMap(
  (setting) => ['-c', setting],
);

/** What tidying up may write. */
const roomBytes = 256 * 1024;
const roomAgainMs = 2_000;

/** The embedded PostgreSQL in a folder, and what closes it. */
export interface DurableDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder, or makes it there; what it acknowledges is on the disk. While the disk is full
 * it is for reading only, as it would hang on a log that it cannot write.
 *
 * @param onLogFailure is told when that has happened nevertheless, as in one huge transaction, and must end the process; who
 *   opens the folder next finds all that was acknowledged
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
      log.warn({ err: error }, 'the database could not be tidied up');
    } finally {
      isTidying = false;
    }
  }

  return {
    pglite,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      // Closing writes too; without it the next to open the folder reads the log, as after a crash.
      if (hasRoom(folder)) await pglite.close();
    },
  };
}

/** Sees that there is a log file to go on with besides the one in use, as after the first checkpoint there always is. */
async function makeRoomForLog(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ count: number }>('SELECT count(*)::integer AS count FROM pg_ls_waldir()');
  if (rows[0]!.count > 1) return;
  await pglite.exec(`SELECT pg_logical_emit_message(false, 'stackling', ''); SELECT pg_switch_wal();`);
  await pglite.exec('CHECKPOINT');
}

/** Whether something can be written beside the folder. */
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
