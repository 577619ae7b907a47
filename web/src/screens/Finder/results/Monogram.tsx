const turn = 360;
/** Spreads similar names over the colours. */
const step = 31;

/** The colour's hue, in degrees, always the same for a name. */
const hueOf = (name: string) => [...name].reduce((hue, letter) => (hue * step + letter.codePointAt(0)!) % turn, 0);

const lettersOf = (name: string) =>
  name
    .split(/[\s.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');

/** A tool's first letters on a coloured disc. */
export function Monogram({ name }: { name: string }) {
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      // Not as classes, which every page would carry.
      style={{
        color: `light-dark(oklch(0.38 0.1 ${hue}), oklch(0.92 0.06 ${hue}))`,
        background: `light-dark(oklch(0.9 0.07 ${hue}), oklch(0.36 0.07 ${hue}))`,
      }}
      className="grid size-11 shrink-0 place-items-center rounded-full font-display text-lg font-bold"
    >
      {lettersOf(name)}
    </span>
  );
}
