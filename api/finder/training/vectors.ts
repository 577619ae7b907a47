import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Word vectors as they lie in the repository; docs/finder.md says where they are from. */
export interface StoredVectors {
  /** The commonest first. */
  words: string[];
  /** A row for each word, of length about 127. */
  values: Int8Array;
  dimensions: number;
}

export const vectorsFile = new URL('./vectors.bin.br', import.meta.url);

/** The words on one line, then the rows. */
export function readVectors(): StoredVectors {
  const bytes = brotliDecompressSync(readFileSync(vectorsFile));
  const end = bytes.indexOf('\n');
  const words = bytes.toString('utf8', 0, end).split(' ');
  const values = new Int8Array(bytes.subarray(end + 1));
  return { words, values, dimensions: values.length / words.length };
}
