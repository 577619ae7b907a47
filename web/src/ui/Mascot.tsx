/** The slabs on Stackling's head, from the bottom one up. */
const slabs = [
  { x: 30, width: 60, fill: 'fill-marigold' },
  { x: 36, width: 48, fill: 'fill-coral' },
  { x: 33, width: 52, fill: 'fill-fern-strong' },
];

interface MascotProps {
  className?: string;
  isStacking?: boolean;
  isSorry?: boolean;
  isWaving?: boolean;
}

/** Stackling, the mascot; purely decorative. */
export function Mascot({ className, isStacking = false, isSorry = false, isWaving = false }: MascotProps) {
  return (
    <svg viewBox="0 0 120 136" overflow="visible" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="130" rx="38" ry="5" className="fill-ink opacity-10" />
      {slabs.map(({ x, width, fill }, index) => (
        <rect
          key={fill}
          x={x}
          y={43 - index * 16}
          width={width}
          height="14"
          rx="7"
          className={`${fill} ${isStacking ? 'animate-stack' : ''}`}
          style={isStacking ? { animationDelay: `${index * 0.18}s` } : undefined}
        />
      ))}
      <g className="stroke-fern" strokeWidth="8" fill="none" strokeLinecap="round">
        <path d="M14 72c-7 3-9 11-4 15" />
        <path d="M106 72c7 3 9 11 4 15" className={isWaving ? 'origin-[106px_72px] animate-wave' : undefined} />
      </g>
      <ellipse cx="44" cy="126" rx="12" ry="6" className="fill-fern-strong" />
      <ellipse cx="76" cy="126" rx="12" ry="6" className="fill-fern-strong" />
      <path d="M12 94c0-24 20-37 48-37s48 13 48 37-20 34-48 34-48-10-48-34Z" className="fill-fern" />
      <path d="M32 104c0-11 12-17 28-17s28 6 28 17-12 18-28 18-28-7-28-18Z" className="fill-on-fern opacity-15" />
      <circle cx="43" cy="86" r="9" fill="#fff" />
      <circle cx="77" cy="86" r="9" fill="#fff" />
      <circle cx="44.5" cy="84.5" r="4.6" fill="#17292a" />
      <circle cx="75.5" cy="84.5" r="4.6" fill="#17292a" />
      <circle cx="46" cy="82.5" r="1.5" fill="#fff" />
      <circle cx="77" cy="82.5" r="1.5" fill="#fff" />
      <ellipse cx="31" cy="99" rx="6" ry="4" className="fill-coral opacity-60" />
      <ellipse cx="89" cy="99" rx="6" ry="4" className="fill-coral opacity-60" />
      <path
        d={isSorry ? 'M53 103c4-4 10-4 14 0' : 'M52 100c4 5 12 5 16 0'}
        className="stroke-on-fern"
        strokeWidth="3.5"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
