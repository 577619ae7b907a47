import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { WordVectors } from './vectors.ts';

/** What the classifier has learned; `npm run finder:train` writes it. */
export interface Model {
  /** Ids of needs; 'none' for what names no need. */
  classes: readonly string[];
  /** By feature, then by dimension, in units of `featureUnit`. */
  features: Int8Array;
  featureUnit: number;
  /** The unit of the word vectors. */
  wordUnit: number;
  /** By dimension, then by class. */
  output: Float32Array;
  /** By class. */
  biases: Float32Array;
  /** How telling each feature is. */
  idf: Float32Array;
  vectors: WordVectors;
  /** A digest of what it was learned from. */
  digest: string;
}

interface Header extends Pick<Model, 'classes' | 'featureUnit' | 'wordUnit' | 'digest'> {
  words: string;
  /** Lengths in bytes of what follows, in this order: features, output, biases, idf, word vectors. */
  lengths: readonly number[];
}

/** The class of what names no need. */
export const none = 'none';

export const modelFile = new URL('./model.bin.br', import.meta.url);

/** A model as bytes: the header's length, the header as JSON, and the numbers. */
export function packModel(model: Omit<Model, 'vectors'>, words: readonly string[], vectors: Int8Array): Buffer {
  const { classes, featureUnit, wordUnit, digest, features, output, biases, idf } = model;
  const parts = [features, output, biases, idf, vectors].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const lengths = parts.map(({ length }) => length);
  const header: Header = { classes, featureUnit, wordUnit, digest, words: words.join(' '), lengths };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...parts]);
}

/** The model that lies beside this file. */
export function readModel(): Model {
  const bytes = brotliDecompressSync(readFileSync(modelFile));
  let at = 4 + bytes.readUInt32LE(0);
  const { lengths, words, ...header } = JSON.parse(bytes.toString('utf8', 4, at)) as Header;
  // Copied, so that numbers of four bytes begin where they may and each part can be let go alone.
  const [features, output, biases, idf, vectors] = lengths.map((length) => {
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  });
  return {
    ...header,
    features: new Int8Array(features!),
    output: new Float32Array(output!),
    biases: new Float32Array(biases!),
    idf: new Float32Array(idf!),
    vectors: new WordVectors(words.split(' '), new Int8Array(vectors!)),
  };
}
