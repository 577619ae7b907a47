declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The OpenType features that are kept; otherwise all. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** What of the font's `name` table is kept besides the usual. */
    preserveNameIds?: number[];
  }
  /** Leaves of a font what the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
