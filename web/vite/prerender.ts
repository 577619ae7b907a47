import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DrawnScreen } from './drawScreens.tsx';
import { macros } from './macros.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/stackling/prerender', import.meta.url));

/**
 * Prerenders the screens in the build and writes them to `screens.json`, which the server makes its documents from
 * (api/http/documents.ts). What can be known in advance is then visible before any code has loaded.
 */
export function prerender(): Plugin {
  return {
    name: 'stackling:prerender',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [macros(), react(), tailwind()],
        ssr: { noExternal: true },
        build: { ssr: 'vite/drawScreens.tsx', outDir, emptyOutDir: true },
      });
      const [visitor, user] = await Promise.all([drawFor(false), drawFor(true)]);
      const screens = visitor.map(({ path, title, file, isStatic, isLater, ...forVisitor }, index) => ({
        path,
        title,
        isComplete: isStatic,
        code: codeOf(bundle, { file, isStatic: isStatic ?? false, isLater }),
        styles: isLater ? laterStyles(bundle) : [],
        visitor: drawingOf(forVisitor),
        user: drawingOf(user[index]!),
      }));
      await writeFile(join(dir, 'screens.json'), JSON.stringify(screens));
    },
  };
}

const drawingOf = ({ html, asks }: Pick<DrawnScreen, 'html' | 'asks'>) => ({ html, asks });

async function drawFor(isSignedIn: boolean): Promise<DrawnScreen[]> {
  const worker = new Worker(join(outDir, 'drawScreens.js'), { workerData: { isSignedIn } });
  const [drawn] = await once(worker, 'message');
  await worker.terminate();
  return drawn;
}

/** The file of the styles that later screens need besides those of every document (web/src/later.css). */
function laterStyles(bundle: Rolldown.OutputBundle): string[] {
  const styles = Object.keys(bundle).filter((name) => /\/later-[^/]+\.css$/.test(name));
  if (styles.length !== 1) throw new Error(`There are ${styles.length} files of later styles.`);
  return styles;
}

/** The files of a screen's code and texts, without those that every screen needs. */
function codeOf(
  bundle: Rolldown.OutputBundle,
  { file, isStatic, isLater }: Required<Pick<DrawnScreen, 'file' | 'isStatic' | 'isLater'>>,
): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) withImports(bundle[name] as Rolldown.OutputChunk, seen);
    return seen;
  };
  const needed = [`/screens/${file}.tsx`, `/texts/${file.split('/')[0]}/en.ts`];
  if (!isStatic) needed.push('/texts/common/en.ts');
  if (isLater) needed.unshift('/routes/laterRoutes.tsx');
  const entry = withImports(chunks.find(({ isEntry }) => isEntry));
  const files = needed.flatMap((end) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`No file has ${end}.`);
    return [...withImports(chunk).difference(entry)];
  });
  return [...new Set(files)];
}
