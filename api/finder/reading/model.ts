import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { WordVectors } from './vectors.ts';

/** The questions that are answered of every stretch of a text, and 'wholes', which is answered of the whole: the needs that it names. */
export const headNames = ['needs', 'situations', 'constraints', 'wholes'] as const;

export type HeadName = (typeof headNames)[number];

/** The questions of whose answers single features also say something by themselves. */
export const directNames = ['needs', 'constraints', 'wholes'] as const satisfies HeadName[];

export type DirectName = (typeof directNames)[number];

/** What was learned of one question. */
export interface Head {
  /** Its answers: ids of needs, of situations or of constraints; 'none' for what says nothing of it. */
  classes: readonly string[];
  /** By dimension, then by class. */
  output: Float32Array;
  /** By class. */
  biases: Float32Array;
}

/** What single features say of a question's answers by themselves; what hardly says anything is left out. */
export interface Direct {
  /** By feature: where what it says begins; one more at the end. */
  starts: Uint32Array;
  /** Numbers of classes, and how much the feature speaks for each, in units of `unit`. */
  classes: Uint16Array;
  weights: Int8Array;
  unit: number;
}

/** What single features say of the tools that are accepted for what they name. */
export interface Affinity extends Direct {
  /** Ids; what `classes` counts. */
  tools: readonly string[];
}

/** How often people with a need named each tool, by need and tool: 0 to 1. */
export type Choices = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How often a tool is taken to be named that nobody named; and who is named so often does what is needed. */
export const unchosen = 0.05;

/** What was learned from what people say; `npm run finder:train` writes it. */
export interface Network {
  heads: Record<HeadName, Head>;
  /** By feature, then by dimension, in units of `featureUnit`. */
  features: Int8Array;
  featureUnit: number;
  direct: Record<DirectName, Direct>;
  /** The unit of the word vectors. */
  wordUnit: number;
  /** How telling each feature is. */
  idf: Float32Array;
  vectors: WordVectors;
  /** By situation: the needs that go with it, with how likely each is: 0 to 1. */
  situations: Readonly<Record<string, Readonly<Record<string, number>>>>;
  choices: Choices;
  affinity: Affinity;
  /** What each feature of a number says of its counting people, by place. */
  headcount: Float32Array;
  /** A digest of what it was learned from. */
  digest: string;
}

/** What whole texts have taught of what the network hears in them; `npm run finder:train` writes it. */
export interface Weights {
  /** What each signal counts, in the order of `signalNames`. */
  fusion: readonly number[];
  /** What each signal of a tool's being accepted counts, in the order of its signals (choosing/acceptance.ts). */
  acceptance: readonly number[];
  /** A digest of all that they and the network were learned from. */
  digest: string;
}

/** All that was learned. */
export type Model = Omit<Network, 'digest'> & Weights;

interface Header extends Pick<Network, 'featureUnit' | 'wordUnit' | 'situations' | 'choices' | 'digest'> {
  directUnits: Record<DirectName, number>;
  classes: Record<HeadName, readonly string[]>;
  tools: readonly string[];
  affinityUnit: number;
  words: string;
  /** Lengths in bytes of what follows, in this order: features, idf, word vectors, what is known of counts, what single features say of tools and of each question, and each head's output and biases. */
  lengths: readonly number[];
}

/** What says nothing of a question. */
export const none = 'none';

export const networkFile = new URL('./network.bin.br', import.meta.url);
export const weightsFile = new URL('./weights.json', import.meta.url);

/** A network as bytes: the header's length, the header as JSON, and the numbers. */
export function packNetwork(network: Omit<Network, 'vectors'>, words: readonly string[], vectors: Int8Array): Buffer {
  const { heads, featureUnit, wordUnit, situations, choices, digest, features, idf, direct, affinity, headcount } =
    network;
  const ofHeads = headNames.flatMap((name) => [heads[name].output, heads[name].biases]);
  const ofDirect = [affinity, ...directNames.map((name) => direct[name])].flatMap(({ starts, classes, weights }) => [
    starts,
    classes,
    weights,
  ]);
  const parts = [features, idf, vectors, headcount, ...ofDirect, ...ofHeads].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const classes = Object.fromEntries(headNames.map((name) => [name, heads[name].classes])) as Header['classes'];
  const lengths = parts.map(({ length }) => length);
  const header: Header = {
    classes,
    directUnits: Object.fromEntries(directNames.map((name) => [name, direct[name].unit])) as Header['directUnits'],
    featureUnit,
    wordUnit,
    situations,
    choices,
    digest,
    tools: affinity.tools,
    affinityUnit: affinity.unit,
    words: words.join(' '),
    lengths,
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...parts]);
}

/** The model that lies beside this file. */
export function readModel(): Model {
  return { ...readNetwork(), ...(JSON.parse(readFileSync(weightsFile, 'utf8')) as Weights) };
}

/** The part of it that takes long to learn. */
export function readNetwork(): Network {
  const bytes = brotliDecompressSync(readFileSync(networkFile));
  let at = 4 + bytes.readUInt32LE(0);
  const { lengths, words, classes, directUnits, tools, affinityUnit, ...header } = JSON.parse(
    bytes.toString('utf8', 4, at),
  ) as Header;
  // Copied, so that numbers of four bytes begin where they may and each part can be let go alone.
  const [features, idf, vectors, headcount, ...others] = lengths.map((length) => {
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  });
  const directAt = (index: number, unit: number): Direct => ({
    starts: new Uint32Array(others[3 * index]!),
    classes: new Uint16Array(others[3 * index + 1]!),
    weights: new Int8Array(others[3 * index + 2]!),
    unit,
  });
  const direct = Object.fromEntries(
    directNames.map((name, index) => [name, directAt(index + 1, directUnits[name])]),
  ) as Network['direct'];
  const ofHeads = others.slice(3 * (directNames.length + 1));
  const heads = Object.fromEntries(
    headNames.map((name, index): [HeadName, Head] => [
      name,
      {
        classes: classes[name],
        output: new Float32Array(ofHeads[2 * index]!),
        biases: new Float32Array(ofHeads[2 * index + 1]!),
      },
    ]),
  ) as Network['heads'];
  return {
    ...header,
    heads,
    features: new Int8Array(features!),
    direct,
    affinity: { ...directAt(0, affinityUnit), tools },
    idf: new Float32Array(idf!),
    headcount: new Float32Array(headcount!),
    vectors: new WordVectors(words.split(' '), new Int8Array(vectors!)),
  };
}
