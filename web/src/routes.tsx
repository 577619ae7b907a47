import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '../../common/paths.ts';
import { Frame } from './frame/Frame.tsx';
import { ScreenError } from './frame/ScreenError.tsx';
import type { ScreenHandle } from './frame/ScreenHandle.ts';
import { headings } from './headings.ts';
import { ScreenSkeleton } from './frame/ScreenSkeleton.tsx';
import { accountLoader } from './screens/Account/accountLoader.ts';
import { dashboardLoader } from './screens/Dashboard/dashboardLoader.ts';
import { finderLoader } from './screens/Finder/finderLoader.ts';
import { isOtherScreenOrAgain, stacksLoader } from './screens/Stacks/stacksLoader.ts';
import { publicLoader } from './session/publicLoader.ts';
import { withSession } from './session/withSession.tsx';
import { loadTexts } from './texts/texts.ts';
import { ScreenSpinner } from './ui/ScreenSpinner.tsx';

const files = import.meta.glob<Record<string, ComponentType>>('./screens/*/*Screen.tsx');

/** The component of a file below screens/, together with its texts. */
async function load(file: string, ...shared: string[]): Promise<ComponentType> {
  const [folder, name] = file.split('/') as [string, string];
  const [exported] = await Promise.all([files[`./screens/${file}.tsx`]!(), loadTexts(folder, ...shared)]);
  return exported[name]!;
}

function screen(path: string, title: MessageDescriptor, file: string, loader: LoaderFunction): RouteObject {
  return {
    path,
    handle: { title, file } satisfies ScreenHandle,
    loader,
    lazy: { Component: () => load(file, 'common') },
    ErrorBoundary: ScreenError,
    HydrateFallback: ScreenSkeleton,
  };
}

/** A screen without data of its own, for everyone. */
function publicScreen(path: string, title: MessageDescriptor, file: string, isStatic = false): RouteObject {
  return {
    ...screen(path, title, file, publicLoader),
    handle: { title, file, isStatic } satisfies ScreenHandle,
    lazy: { Component: async () => withSession(await (isStatic ? load(file) : load(file, 'common'))) },
  };
}

/** A screen without data of its own that looks the same for every visitor. */
const staticScreen = (path: string, title: MessageDescriptor, file: string) => publicScreen(path, title, file, true);

/** A screen for signed-in users; its loader comes from protectedLoader, and it draws itself within RequireUser. */
function protectedScreen(
  path: string,
  title: MessageDescriptor,
  file: string,
  loader: LoaderFunction,
  heading?: MessageDescriptor,
): RouteObject {
  return {
    ...screen(path, title, file, loader),
    handle: { title, file, heading, isProtected: true } satisfies ScreenHandle,
    HydrateFallback: () => <ScreenSpinner heading={heading} />,
  };
}

// Few people open these, so their loaders are loaded on demand and kept out of the first files.
const admin = protectedScreen(paths.admin, msg`Admin – Stackling`, 'Admin/AdminScreen', async (args) =>
  (await import('./screens/Admin/adminLoader.ts')).adminLoader(args),
);
const adminServer = protectedScreen(
  paths.adminServer,
  msg`Jobs, mail and limits – Stackling`,
  'Admin/ServerScreen',
  async (args) => (await import('./screens/Admin/server/serverLoader.ts')).serverLoader(args),
);
const calendar = protectedScreen(paths.calendar, msg`Calendar – Stackling`, 'Calendar/CalendarScreen', async (args) =>
  (await import('./screens/Calendar/calendarLoader.ts')).calendarLoader(args),
);
const stacks = protectedScreen(
  paths.stacks,
  msg`My Stacks – Stackling`,
  'Stacks/StacksScreen',
  stacksLoader,
  headings.stacks,
);

export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ScreenError,
    children: [
      staticScreen(paths.home, msg`Stackling: the right tools, within your budget`, 'Landing/LandingScreen'),
      screen(paths.finder, msg`Finder – Stackling`, 'Finder/FinderScreen', finderLoader),
      screen(paths.auth, msg`Log in or register – Stackling`, 'Auth/AuthScreen', publicLoader),
      publicScreen(paths.forgot, msg`Forgot your password? – Stackling`, 'Auth/ForgotScreen'),
      publicScreen(paths.reset, msg`Set a new password – Stackling`, 'Auth/ResetScreen'),
      publicScreen(paths.invitation, msg`Create your account – Stackling`, 'Auth/InvitationScreen'),
      publicScreen(paths.registration, msg`Finish your registration – Stackling`, 'Auth/FinishScreen'),
      publicScreen(paths.confirmEmail, msg`Confirm your email – Stackling`, 'Auth/ConfirmEmailScreen'),
      protectedScreen(
        paths.dashboard,
        msg`Dashboard – Stackling`,
        'Dashboard/DashboardScreen',
        dashboardLoader,
        headings.dashboard,
      ),
      protectedScreen(
        paths.account,
        msg`Account – Stackling`,
        'Account/AccountScreen',
        accountLoader,
        headings.account,
      ),
      { ...stacks, shouldRevalidate: isOtherScreenOrAgain },
      calendar,
      admin,
      adminServer,
      staticScreen(paths.about, msg`About – Stackling`, 'Pages/AboutScreen'),
      staticScreen(paths.privacy, msg`Privacy – Stackling`, 'Pages/PrivacyScreen'),
      staticScreen(paths.terms, msg`Terms – Stackling`, 'Pages/TermsScreen'),
      staticScreen('*', msg`Page not found – Stackling`, 'NotFound/NotFoundScreen'),
    ],
  },
];
