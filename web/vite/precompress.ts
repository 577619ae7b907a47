import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses one twice. */
export function precompress(): Plugin {
  return {
    name: 'stackling:precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: quality })),
    writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 })),
  ]);
}
