import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PGlite } from '@electric-sql/pglite';
import { isEmpty, missingPart } from './databaseFolder.ts';
import { openDurably } from './durableDatabase.ts';
import { StartError } from '../errors.ts';
import { log } from '../log.ts';

/** What may be in a data directory without a database; every new disk of Linux has a folder `lost+found`. */
const ours = /^(?:lock|postgres|postgres\.room|unfinished-.*|lost\+found)$/;

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
    if (isEmpty(database)) await createDatabase(directory, database, tell);
    else refusePart(database);
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
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${directory} cannot be opened (${reasonOf(error)}): check the disk and the folder's owner, or put a backup there.`,
    );
  }
}

/** Refuses a folder that holds a part of a database, or something else. */
function refusePart(database: string): void {
  const missing = missingPart(database);
  if (missing === undefined) return;
  throw new StartError(
    `The folder ${database} holds no complete database (${missing} is missing): put a backup there, or empty the folder to start anew.`,
  );
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
    if (['file is not a database', 'database disk image is malformed'].includes(reasonOf(error)))
      throw new StartError(
        `The file ${join(directory, 'lock')} is damaged: make sure that no other Stackling uses the folder, then delete the file.`,
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
  const names = await readdir(directory);
  const other = names.find((name) => !ours.test(name));
  if (other !== undefined)
    throw new StartError(
      `The data directory ${directory} holds ${other}, but no database: put a backup there, or set DATA_DIR to an empty folder.`,
    );
  tell(`Making the database in ${directory}; this takes some seconds, once.`);
  for (const name of names) if (name.startsWith('unfinished-')) await rm(join(directory, name), { recursive: true });
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
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.split('\n')[0]! : 'it is damaged');
