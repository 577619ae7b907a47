/**
 * Prerenders every screen's first view, for a visitor and for a signed-in user. It runs in a worker (prerender.ts) and
 * fakes the parts of a browser that it needs.
 */
import { StrictMode } from 'react';
import { i18n } from '@lingui/core';
import { parentPort, workerData } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { signedInHint } from '../../common/signedInHint.ts';
import type { ScreenHandle } from '../src/frame/ScreenHandle.ts';

export interface DrawnScreen extends Pick<ScreenHandle, 'file' | 'isStatic'> {
  title: string;
  /** Whether its route is loaded after the first files. */
  isLater: boolean;
  /** The route's pattern. */
  path: string;
  html: string;
  /** The body of the first request that the screen sends. */
  asks: string | undefined;
}

let asked: string[] = [];

Object.assign(globalThis, {
  // The styles are there.
  document: { cookie: workerData.isSignedIn ? `${signedInHint}=1` : '', querySelector: () => ({ sheet: {} }) },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  fetch: (_url: string, { body }: { body: string }) => {
    asked.push(body);
    return new Promise(() => undefined);
  },
});

const { routes } = await import('../src/routes/routes.tsx');
const { laterRoutes } = await import('../src/routes/laterRoutes.tsx');
const { Texts } = await import('../src/texts/Texts.tsx');
const { renewEnvironment } = await import('../src/relay/environment.ts');

const allRoutes = routes.map((frame) => ({ ...frame, children: [...frame.children, ...laterRoutes] }));

async function draw(path: string): Promise<DrawnScreen> {
  asked = [];
  renewEnvironment();
  const router = createMemoryRouter(allRoutes, { initialEntries: [path.replace(/^\*/, '/*')] });
  const { title, file, isStatic = false }: ScreenHandle = router.state.matches.at(-1)!.route.handle;
  const render = () =>
    renderToString(
      <StrictMode>
        <Texts>
          <RouterProvider router={router} />
        </Texts>
      </StrictMode>,
    );
  const frame = render();
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const isLater = laterRoutes.some((route) => route.path === path);
  // What a screen asks for depends on what stands for a parameter.
  const asks = path.includes(':') ? undefined : asked[0];
  return { title: i18n._(title), file, isStatic, isLater, path, html: isStatic ? render() : frame, asks };
}

const drawn: DrawnScreen[] = [];
for (const { path } of allRoutes.flatMap(({ children }) => children)) drawn.push(await draw(path!));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
parentPort!.postMessage(drawn);
