import './styles.css';
import { i18n } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { locale, setLocale } from '../../common/locale.ts';
import { frameId, routes } from './routes/routes.tsx';
import { Texts } from './texts/Texts.tsx';

setLocale(navigator.language);
i18n.activate('en', locale());

const loadLaterRoutes = async () => (await import('./routes/laterRoutes.tsx')).laterRoutes;

// In a task of its own: a slow phone can answer taps between it and the evaluation of all modules.
setTimeout(open);

function open() {
  // What the document shows stays until the screen's route is known. Where that fails, the router tries again and says so.
  const isLater = matchRoutes<RouteObject>(routes, location)?.at(-1)?.route.path === '*';
  if (isLater) loadLaterRoutes().then(start, () => start());
  else start();
}

function start(laterRoutes: RouteObject[] = []) {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');

  const all = routes.map((frame) => ({ ...frame, children: [...frame.children, ...laterRoutes] }));
  const router = createBrowserRouter(all, {
    patchRoutesOnNavigation: async ({ patch }) => patch(frameId, await loadLaterRoutes()),
  });
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

function whenReady(router: ReturnType<typeof createBrowserRouter>, then: () => void) {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}
