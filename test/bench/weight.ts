/** What the built page (web/dist) weighs. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { paths } from '../../common/paths.ts';
import { documentOf } from '../../api/http/documents.ts';

const dist = 'web/dist';

/** In bytes, as they are sent. */
export interface Weight {
  /** The scripts that every screen needs before it is there. */
  initial: number;
  /** The largest script that comes with a screen besides. */
  largest: { name: string; bytes: number };
  fonts: number;
  /** The charts, which come when they are seen. */
  charts: number;
  /** What a signed-in user's first visit of the dashboard loads, without its data. */
  dashboard: { bytes: number; requests: number };
}

/** What it may weigh at most, in bytes. */
export const aims = {
  initial: 160 * 1024,
  largest: 45 * 1024,
  fonts: 30 * 1024,
  charts: 12 * 1024,
  document: 14 * 1024,
  dashboard: { bytes: 230 * 1024, requests: 14 },
};

/** The names of the scripts that a text names. */
export const scriptsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name));

/** A file's bytes; fonts are compressed already. */
export function sizeOf(name: string): number {
  const file = readFileSync(`${dist}/${name}`);
  return name.endsWith('.woff2') ? file.length : gzipSync(file, { level: 9 }).length;
}

export function weigh(): Weight {
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0);
  const initial = scriptsIn(readFileSync(`${dist}/index.html`, 'utf8'));
  const later = scriptsIn(readFileSync(`${dist}/screens.json`, 'utf8')).difference(initial);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const document = documentOf(paths.dashboard, true, true);
  const code = scriptsIn(document);
  // As nearly all browsers get them.
  const sent = [...code].map((name) => statSync(`${dist}/${name}.br`).size);
  return {
    initial: total(initial),
    largest: [...later]
      .map((name) => ({ name, bytes: sizeOf(name) }))
      .reduce((most, one) => (one.bytes > most.bytes ? one : most)),
    fonts: total(fonts),
    charts: total(files.filter((name) => /\/Charts-[\w-]+\.js$/.test(name))),
    dashboard: {
      bytes: sent.reduce((sum, bytes) => sum + bytes, gzipSync(document).length + total(fonts)),
      // Besides these the document, its data and the icon.
      requests: code.size + fonts.length + 3,
    },
  };
}
