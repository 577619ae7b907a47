import { useEffect } from 'react';
import { useStore } from '../ui/store.ts';
import { hueOf, lettersOf } from './monogram.ts';
import { askForLogo, inkOn, logos } from './logos.ts';

interface NamedLogoProps {
  /** What the service is called. */
  name: string;
  /** The id of its icon, as the API gives it. */
  logo: string | null | undefined;
  className?: string | undefined;
}

/** A service's icon on its colour; while there is none, the first letters of its name. */
export function NamedLogo({ name, logo, className = 'size-8' }: NamedLogoProps) {
  const icon = useStore(logos)[logo ?? ''];
  useEffect(() => {
    if (logo) askForLogo(logo);
  }, [logo]);
  const hue = hueOf(name);
  const [ink, ground] = icon
    ? [inkOn(icon.color), `#${icon.color}`]
    : // The contrast of these is at least 4.5, whatever the hue.
      [
        `light-dark(oklch(0.38 0.1 ${hue}), oklch(0.92 0.06 ${hue}))`,
        `light-dark(oklch(0.9 0.07 ${hue}), oklch(0.36 0.07 ${hue}))`,
      ];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      // Not as classes, which every page would carry.
      style={{ color: ink, background: ground }}
      className={`${className} shrink-0 rounded-lg`}
    >
      {icon ? (
        <path fill="currentColor" transform="translate(8 8)" d={icon.path} />
      ) : (
        <text x="20" y="26" textAnchor="middle" fontSize="17" fill="currentColor" className="font-display font-bold">
          {lettersOf(name)}
        </text>
      )}
    </svg>
  );
}
