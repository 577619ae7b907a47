import './styles.css';
import { i18n } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { locale, setLocale } from '../../common/locale.ts';
import { frameId, routes } from './routes/routes.tsx';
import { Texts } from './texts/Texts.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

setLocale(navigator.language);
i18n.activate('en', locale());

const loadLaterRoutes = async () => (await import('./routes/laterRoutes.tsx')).laterRoutes;

void open();

/** Opens the page in tasks of their own, between which a slow phone can answer taps. */
async function open() {
  await nextTask();
  // In the same file, but only evaluated now.
  const client = await import('react-dom/client');
  await nextTask();
  // What the document shows stays until the screen's route is known. Where that fails, the router tries again and says so.
  const isLater = matchRoutes<RouteObject>(routes, location)?.at(-1)?.route.path === '*';
  const laterRoutes = isLater ? await loadLaterRoutes().catch(() => []) : [];
  await nextTask();
  const router = routerOf(laterRoutes);
  await nextTask();
  draw(router, client);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function routerOf(laterRoutes: RouteObject[]): Router {
  const all = routes.map((frame) => ({ ...frame, children: [...frame.children, ...laterRoutes] }));
  return createBrowserRouter(all, {
    patchRoutesOnNavigation: async ({ patch }) => patch(frameId, await loadLaterRoutes()),
  });
}

function draw(router: Router, { createRoot, hydrateRoot }: typeof import('react-dom/client')) {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const page = (
    <StrictMode>
      <Texts>
        <RouterProvider router={router} />
      </Texts>
    </StrictMode>
  );

  // A complete prerendered screen is hydrated once its code is loaded; a frame alone is drawn again, and looks the same.
  // That is a transition, which React does in many short tasks.
  if (root.hasAttribute('data-complete')) whenReady(router, () => hydrateRoot(root, page));
  else startTransition(() => createRoot(root).render(page));
}

function whenReady(router: Router, then: () => void) {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}
