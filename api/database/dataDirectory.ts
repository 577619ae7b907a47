import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PGlite } from '@electric-sql/pglite';
import { openDurably } from './durableDatabase.ts';
import { StartError } from '../errors.ts';
import { log } from '../log.ts';

/** The embedded database of one data directory; `close` also releases the directory. */
export interface EmbeddedDatabase {
  pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a data directory, or creates it there.
 *
 * @param directory an absolute path
 * @param tell is called with a line of text before anything that takes more than a second
 * @throws StartError when the directory cannot be used or another process has it
 */
export async function openDataDirectory(directory: string, tell: (line: string) => void): Promise<EmbeddedDatabase> {
  const unlock = await lockDirectory(directory);
  try {
    const database = join(directory, 'postgres');
    if (!existsSync(database)) await createDatabase(directory, database, tell);
    const { pglite, close } = await openDurably(database, giveUp);
    return {
      pglite,
      async close() {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(
      `The database in ${directory} cannot be opened (${reasonOf(error)}): check the disk and the folder's owner, or put a backup there.`,
    );
  }
}

/**
 * Locks the directory for this process. The lock is a file lock of the operating system, taken through SQLite, so it
 * ends with the process however that ends. PGlite itself would let a second process in, which would ruin the data.
 */
async function lockDirectory(directory: string): Promise<() => void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(directory, 'lock'));
    try {
      lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    if (reasonOf(error) === 'database is locked')
      throw new StartError(
        `The data directory ${directory} is in use by another Stackling: stop that one, or set DATA_DIR to another folder.`,
      );
    throw new StartError(
      `The data directory ${directory} cannot be used (${reasonOf(error)}): set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

/**
 * Creates the database in a temporary folder and then renames it, so that an interrupted start leaves no half-made
 * database.
 */
async function createDatabase(directory: string, database: string, tell: (line: string) => void): Promise<void> {
  tell(`Making the database in ${directory}; this takes some seconds, once.`);
  for (const name of await readdir(directory))
    if (name.startsWith('unfinished-')) await rm(join(directory, name), { recursive: true });
  const unfinished = join(directory, `unfinished-${process.pid}`);
  const { close } = await openDurably(unfinished, giveUp);
  await close();
  await rename(unfinished, database);
}

/** Ends the process: a PostgreSQL that cannot write its log would only hang. */
function giveUp(error: unknown): never {
  log.fatal(
    { err: error },
    'the database cannot write to the disk: see that there is room, then start Stackling again',
  );
  process.exit(1);
}

/** PGlite throws values that are not errors when its files are damaged. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : 'it is damaged');
