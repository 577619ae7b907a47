/**
 * The page in a pseudo language: each letter has a mark and each vowel is doubled, which makes texts a third longer.
 * Text without marks is in no catalogue. (Lingui's own pseudo language adds spaces, which HTML collapses.)
 */
import type { Page } from 'playwright-core';
import { build, type Plugin, type Rolldown } from 'vite';

/** A text as Lingui compiles it: words, and placeholders with their cases. */
type Compiled = (string | [name: string, format?: string | undefined, cases?: Record<string, Compiled | number>])[];

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'àƀćďēƒĝĥĩĵķĺɱńōƥɋŕśţũṽŵẋŷźÀƁĆĎĒƑĜĤĨĴĶĹṀŃŌƤɊŔŚŢŨṼŴẊŶŹ';

/** Words in the made-up language; tags stay. */
export const pseudo = (words: string): string =>
  words
    .split(/(<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, markedLetter)))
    .join('');

const markedLetter = (letter: string) => marked[plain.indexOf(letter)]!;

const pseudoText = (text: Compiled): Compiled =>
  text.map((part) => {
    if (typeof part === 'string') return pseudo(part);
    const [name, format, cases] = part;
    return cases && typeof cases === 'object' ? [name, format, pseudoCases(cases)] : part;
  });

const pseudoCases = (cases: Record<string, Compiled | number>) =>
  Object.fromEntries(
    Object.entries(cases).map(([name, text]) => [name, Array.isArray(text) ? pseudoText(text) : text]),
  );

const pseudoCatalogues = (): Plugin => ({
  name: 'stackling:pseudo',
  enforce: 'pre',
  transform: {
    filter: { id: /\/texts\/\w+\/en\.ts$/ },
    handler(code) {
      const [, json] = /JSON\.parse\((".*")\)/s.exec(code)!;
      const messages = JSON.parse(JSON.parse(json!) as string) as Record<string, Compiled>;
      const made = Object.entries(messages).map(([id, text]) => [id, pseudoText(text)]);
      return { code: `export const messages = ${JSON.stringify(Object.fromEntries(made))};`, map: null };
    },
  },
});

const types: Record<string, string> = { script: 'text/javascript', stylesheet: 'text/css' };

/**
 * Builds the page in the pseudo language, in memory; returns a function that serves it to a page in place of the real
 * one.
 */
export async function buildPseudo(): Promise<(page: Page) => Promise<void>> {
  const built = await build({
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    plugins: [pseudoCatalogues()],
    build: { write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  const template = String(files.get('/index.html'));
  return async (page) => {
    await page.route('**/*', async (route) => {
      const request = route.request();
      const file = files.get(new URL(request.url()).pathname);
      if (request.resourceType() === 'document') {
        const real = await (await route.fetch()).text();
        const site = /<meta name="site" content="[^"]*"/.exec(real)![0];
        await route.fulfill({ contentType: 'text/html', body: template.replace('<meta name="site" content=""', site) });
      } else if (file === undefined) await route.continue();
      else
        await route.fulfill({
          contentType: types[request.resourceType()] ?? 'font/woff2',
          body: Buffer.from(file),
        });
    });
  };
}
