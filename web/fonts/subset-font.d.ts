declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The OpenType features to keep; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** The entries of the font's `name` table to keep besides the usual ones. */
    preserveNameIds?: number[];
  }
  /** Reduces a font to the glyphs that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
