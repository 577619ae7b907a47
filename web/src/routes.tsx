import type { RouteObject } from 'react-router-dom';
import { paths } from '../../common/paths.ts';
import { Frame } from './frame/Frame.tsx';
import { ScreenError } from './frame/ScreenError.tsx';
import type { ScreenHandle } from './frame/ScreenHandle.ts';
import { ScreenSkeleton } from './frame/ScreenSkeleton.tsx';
import { finderLoader } from './screens/Finder/finderLoader.ts';

function screen(path: string, title: string, load: () => Promise<React.ComponentType>): RouteObject {
  return {
    path,
    handle: { title } satisfies ScreenHandle,
    lazy: { Component: load },
    ErrorBoundary: ScreenError,
    HydrateFallback: ScreenSkeleton,
  };
}

const home = screen(
  paths.home,
  'Stackling: the right tools, within your budget',
  async () => (await import('./screens/Landing/LandingScreen.tsx')).LandingScreen,
);
const finder = screen(
  paths.finder,
  'Finder – Stackling',
  async () => (await import('./screens/Finder/FinderScreen.tsx')).FinderScreen,
);
const about = screen(
  paths.about,
  'About – Stackling',
  async () => (await import('./screens/Pages/AboutScreen.tsx')).AboutScreen,
);
const privacy = screen(
  paths.privacy,
  'Privacy – Stackling',
  async () => (await import('./screens/Pages/PrivacyScreen.tsx')).PrivacyScreen,
);
const terms = screen(
  paths.terms,
  'Terms – Stackling',
  async () => (await import('./screens/Pages/TermsScreen.tsx')).TermsScreen,
);
const notFound = screen(
  '*',
  'Page not found – Stackling',
  async () => (await import('./screens/NotFound/NotFoundScreen.tsx')).NotFoundScreen,
);

export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ScreenError,
    children: [home, { ...finder, loader: finderLoader }, about, privacy, terms, notFound],
  },
];
