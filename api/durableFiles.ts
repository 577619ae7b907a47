import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const dataFolder = '/pglite/data';
const ioError = 29; // WASI's errno for EIO, which PostgreSQL answers by stopping before it could lose anything

/**
 * The embedded database's files, synced to the disk whenever PostgreSQL asks for it, so that a commit also survives a
 * power cut. PGlite's own file system leaves syncing out and starts PostgreSQL with it turned off.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const mount = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...mount,
          (postgres: { FS: any }) => (postgres.FS.lookupPath(dataFolder).node.stream_ops.fsync = sync),
        ],
      },
    };
  }
}

/** Folders have no descriptor here and need none: their entries are written through. */
function sync({ nfd }: { nfd?: number }): number {
  if (nfd === undefined) return 0;
  try {
    fsyncSync(nfd);
    return 0;
  } catch {
    return ioError;
  }
}

/** Opens the embedded PostgreSQL in a folder, or makes it there. */
export function openDurably(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  });
}
