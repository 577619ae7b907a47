import './styles.css';
import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { locale, setLocale } from '../../common/locale.ts';
import { routes } from './routes.tsx';
import { Texts } from './texts/Texts.tsx';

setLocale(navigator.language);
i18n.activate('en', locale());

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

const router = createBrowserRouter(routes);
const page = (
  <StrictMode>
    <Texts>
      <RouterProvider router={router} />
    </Texts>
  </StrictMode>
);

// A complete prerendered screen is hydrated once its code is loaded; a frame alone is drawn again, and looks the same.
if (root.hasAttribute('data-complete')) whenReady(() => hydrateRoot(root, page));
else createRoot(root).render(page);

function whenReady(then: () => void) {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}
