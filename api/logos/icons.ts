import { readFileSync } from 'node:fs';

/** A service's icon, from the collection Simple Icons. */
export interface Icon {
  /** What the service is called in the catalogue, or in the collection. */
  names: string[];
  /** Six hexadecimal digits. */
  color: string;
  /** What the icon draws in a square of 24 by 24, as in the attribute `d` of SVG. */
  path: string;
}

/** The icons by their ids, which are lower-case letters and digits. */
export const icons: ReadonlyMap<string, Icon> = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as Record<string, Icon>),
);
