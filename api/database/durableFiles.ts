import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const dataFolder = '/pglite/data';
const ioError = 29; // WASI's errno for EIO, which PostgreSQL answers by stopping before it could lose anything

interface OpenFile {
  path?: string;
  nfd?: number;
}

interface FileOperations {
  fsync(file: OpenFile): number;
  write(file: OpenFile, ...rest: [buffer: unknown, offset: number, length: number, position: number]): number;
}

/** Is called for PostgreSQL's log, the one file that it cannot do without. */
interface LogWatch {
  onWrite(bytes: number): void;
  onFailure(error: unknown): never;
}

/**
 * The embedded database's files, synced to the disk whenever PostgreSQL asks for it, so that a commit also survives a
 * power cut. PGlite's own file system leaves syncing out and starts PostgreSQL with it turned off.
 */
export class DurableFiles extends NodeFS {
  readonly #log: LogWatch;

  constructor(folder: string, log: LogWatch) {
    super(folder);
    this.#log = log;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const mount = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...mount,
          (postgres: { FS: any }) => {
            const operations = postgres.FS.lookupPath(dataFolder).node.stream_ops as FileOperations;
            operations.fsync = sync;
            operations.write = this.#watched(operations.write);
          },
        ],
      },
    };
  }

  #watched(write: FileOperations['write']): FileOperations['write'] {
    return (file, ...rest) => {
      if (!file.path?.startsWith(`${dataFolder}/pg_wal/`)) return write(file, ...rest);
      try {
        const bytes = write(file, ...rest);
        this.#log.onWrite(bytes);
        return bytes;
      } catch (error) {
        return this.#log.onFailure(error);
      }
    };
  }
}

/** Folders have no descriptor here and need no sync: their entries are written directly. */
function sync({ nfd }: OpenFile): number {
  if (nfd === undefined) return 0;
  try {
    fsyncSync(nfd);
    return 0;
  } catch {
    return ioError;
  }
}
