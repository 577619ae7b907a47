/** Writes the icons of the services that people are likely to track: those of the catalogue, and well-known others. */
import { readFileSync, writeFileSync } from 'node:fs';
import { data } from '../finder/catalogue/data.ts';
import { keyOf, wordsOf } from './nameKey.ts';
import type { Icon } from './icons.ts';
import wellKnown from './wellKnown.json' with { type: 'json' };

interface SimpleIcon {
  title: string;
  slug: string;
  hex: string;
  aliases?: { aka?: string[] };
}

const folder = new URL('../../node_modules/simple-icons/', import.meta.url);
const simpleIcons = JSON.parse(readFileSync(new URL('data/simple-icons.json', folder), 'utf8')) as SimpleIcon[];
const same = (name: string) => keyOf(wordsOf(name));

const icons = new Map<string, SimpleIcon>();
for (const icon of simpleIcons) for (const name of icon.aliases?.aka ?? []) icons.set(same(name), icon);
for (const icon of simpleIcons) icons.set(same(icon.title), icon);

const others = new Set(wellKnown.others);
const names = [...data.tools.map(({ name }) => name).filter((name) => !others.has(name)), ...wellKnown.services];
const collected = new Map<string, Icon>();
for (const name of names) {
  const icon = icons.get(same(name));
  if (!icon) continue;
  const path = / d="([^"]+)"/.exec(readFileSync(new URL(`icons/${icon.slug}.svg`, folder), 'utf8'))![1]!;
  const known = collected.get(icon.slug);
  collected.set(icon.slug, { names: [...new Set([...(known?.names ?? []), name])], color: icon.hex, path });
}

const lines = [...collected]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([slug, icon]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(icon)}`);
writeFileSync(new URL('icons.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
