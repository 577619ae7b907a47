import { createStore } from '../ui/store.ts';

interface Icon {
  /** Six hexadecimal digits. */
  color: string;
  path: string;
}

/** The icons that were asked for so far, by id. */
export const logos = createStore<Readonly<Record<string, Icon>>>({});

/** The server answers so many at once. */
const mostAtOnce = 100;
/** Rows that are drawn together ask together. */
const togetherMs = 20;

const asked = new Set<string>();
let waiting: string[] = [];

/** Asks for an icon, together with all others that are asked for now. Without an answer, the letters stay. */
export function askForLogo(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  if (waiting.length === 0) setTimeout(ask, togetherMs);
  waiting.push(id);
}

function ask(): void {
  const ids = waiting.sort();
  waiting = [];
  for (let from = 0; from < ids.length; from += mostAtOnce) void load(ids.slice(from, from + mostAtOnce));
}

async function load(ids: string[]): Promise<void> {
  try {
    const response = await fetch(`/logos/${ids.join(',')}.json`, { priority: 'low' });
    if (!response.ok) throw new Error(response.statusText);
    const answer = Object.entries((await response.json()) as Record<string, string>);
    const icons = answer.map(([id, icon]) => [id, { color: icon.slice(0, 6), path: icon.slice(7) }]);
    logos.set({ ...logos.get(), ...(Object.fromEntries(icons) as Record<string, Icon>) });
  } catch {
    // The next that are drawn ask again.
    for (const id of ids) asked.delete(id);
  }
}

/** Black or white, whichever stands out more from a colour. The contrast is 4.5 or more on any. */
export function inkOn(color: string): '#000' | '#fff' {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
