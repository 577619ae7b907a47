import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { Frame } from '../frame/Frame.tsx';
import { ScreenError } from '../frame/ScreenError.tsx';
import { headings } from '../headings.ts';
import { dashboardLoader } from '../screens/Dashboard/dashboardLoader.ts';
import { finderLoader } from '../screens/Finder/finderLoader.ts';
import { publicLoader } from '../session/publicLoader.ts';
import type { Catalogue } from '../texts/texts.ts';
import { screenRoutes, type Screens } from './screenRoutes.tsx';

const { screen, staticScreen, protectedScreen } = screenRoutes(
  import.meta.glob<Screens>(
    '../screens/{Auth/Auth,Dashboard/Dashboard,Finder/Finder,Landing/Landing,NotFound/NotFound}Screen.tsx',
  ),
  import.meta.glob<Catalogue>('../texts/{Auth,Dashboard,Finder,Landing,NotFound}/en.ts'),
);

/** The route around all screens, which later ones are added to. */
export const frameId = 'frame';

/** The screens that most visits open; all others are in laterRoutes.tsx. */
export const routes = [
  {
    id: frameId,
    Component: Frame,
    ErrorBoundary: ScreenError,
    children: [
      staticScreen(paths.home, msg`Stackling: the right tools, within your budget`, 'Landing/LandingScreen'),
      screen(paths.finder, msg`Finder – Stackling`, 'Finder/FinderScreen', finderLoader),
      screen(paths.auth, msg`Log in or register – Stackling`, 'Auth/AuthScreen', publicLoader),
      protectedScreen(
        paths.dashboard,
        msg`Dashboard – Stackling`,
        'Dashboard/DashboardScreen',
        dashboardLoader,
        headings.dashboard,
      ),
      staticScreen('*', msg`Page not found – Stackling`, 'NotFound/NotFoundScreen'),
    ],
  },
] satisfies RouteObject[];
