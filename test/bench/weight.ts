/** What the built page (web/dist) weighs. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = 'web/dist';

/** In bytes, scripts as gzip sends them; fonts are compressed already. */
export interface Weight {
  /** What every screen needs before it is there. */
  initial: number;
  /** The largest file that comes with a screen besides. */
  largest: { name: string; bytes: number };
  fonts: number;
}

/** What it may weigh at most, in bytes. */
export const aims = { initial: 160 * 1024, largest: 45 * 1024, fonts: 30 * 1024 };

export function weigh(): Weight {
  const scriptsIn = (name: string) =>
    new Set([...readFileSync(join(dist, name), 'utf8').matchAll(/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  const zipped = (name: string) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const initial = scriptsIn('index.html');
  const later = [...scriptsIn('screens.json').difference(initial)].map((name) => ({ name, bytes: zipped(name) }));
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
  return {
    initial: sum([...initial].map(zipped)),
    largest: later.reduce((most, one) => (one.bytes > most.bytes ? one : most)),
    fonts: sum(fonts.map((name) => statSync(join(dist, 'assets', name)).size)),
  };
}
