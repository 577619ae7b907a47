const turn = 360;
/** Spreads similar names over the colours. */
const step = 31;

/** The colour's hue, in degrees, always the same for a name. */
export const hueOf = (name: string): number =>
  [...name].reduce((hue, letter) => (hue * step + letter.codePointAt(0)!) % turn, 0);

/** The first letters of a name's first two words. */
export const lettersOf = (name: string): string =>
  name
    .split(/[\s.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
