import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { headings } from '../headings.ts';
import { isOtherScreenOrAgain } from '../screens/Stacks/isOtherScreenOrAgain.ts';
import { messages } from '../texts/laterRoutes/en.ts';
import { addTexts, type Catalogue } from '../texts/texts.ts';
import { laterStyles } from './laterStyles.ts';
import { screenRoutes, type Screens } from './screenRoutes.tsx';

addTexts(messages);

const { publicScreen, staticScreen, protectedScreen } = screenRoutes(
  import.meta.glob<Screens>([
    '../screens/{Account,Admin,Advice,Auth,Calendar,Forecast,Inbox,Labels,Pages,Reminders,Stacks,Statistics,Subscription}/*Screen.tsx',
    '!../screens/Auth/{Auth,SetUpFirst}Screen.tsx',
  ]),
  import.meta.glob<Catalogue>(
    '../texts/{Account,Admin,Advice,Auth,Calendar,Forecast,Inbox,Labels,Pages,Reminders,Stacks,Statistics,Subscription}/en.ts',
  ),
  laterStyles,
);

const stacks = protectedScreen(
  paths.stacks,
  msg`My Stacks – Stackling`,
  'Stacks/StacksScreen',
  async (args) => (await import('../screens/Stacks/stacksLoader.ts')).stacksLoader(args),
  headings.stacks,
);

/** The screens that fewer visits open. They are loaded when they are needed, and kept out of the first files. */
export const laterRoutes: RouteObject[] = [
  publicScreen(paths.forgot, msg`Forgot your password? – Stackling`, 'Auth/ForgotScreen'),
  publicScreen(paths.reset, msg`Set a new password – Stackling`, 'Auth/ResetScreen'),
  publicScreen(paths.invitation, msg`Create your account – Stackling`, 'Auth/InvitationScreen'),
  publicScreen(paths.registration, msg`Finish your registration – Stackling`, 'Auth/FinishScreen'),
  publicScreen(paths.confirmEmail, msg`Confirm your email – Stackling`, 'Auth/ConfirmEmailScreen'),
  protectedScreen(
    paths.account,
    msg`Account – Stackling`,
    'Account/AccountScreen',
    async (args) => (await import('../screens/Account/accountLoader.ts')).accountLoader(args),
    headings.account,
  ),
  { ...stacks, shouldRevalidate: isOtherScreenOrAgain },
  protectedScreen(paths.calendar, msg`Calendar – Stackling`, 'Calendar/CalendarScreen', async (args) =>
    (await import('../screens/Calendar/calendarLoader.ts')).calendarLoader(args),
  ),
  protectedScreen(paths.forecast, msg`Forecast – Stackling`, 'Forecast/ForecastScreen', async (args) =>
    (await import('../screens/Forecast/forecastLoader.ts')).forecastLoader(args),
  ),
  protectedScreen(paths.statistics, msg`Statistics – Stackling`, 'Statistics/StatisticsScreen', async (args) =>
    (await import('../screens/Statistics/statisticsLoader.ts')).statisticsLoader(args),
  ),
  protectedScreen(paths.advice, msg`Advice – Stackling`, 'Advice/AdviceScreen', async (args) =>
    (await import('../screens/Advice/adviceLoader.ts')).adviceLoader(args),
  ),
  protectedScreen(paths.labels, msg`Labels – Stackling`, 'Labels/LabelsScreen', async (args) =>
    (await import('../screens/Labels/labelsLoader.ts')).labelsLoader(args),
  ),
  protectedScreen(paths.inbox, msg`Inbox – Stackling`, 'Inbox/InboxScreen', async (args) =>
    (await import('../screens/Inbox/inboxLoader.ts')).inboxLoader(args),
  ),
  protectedScreen(paths.subscription, msg`Subscription – Stackling`, 'Subscription/SubscriptionScreen', async (args) =>
    (await import('../screens/Subscription/subscriptionLoader.ts')).subscriptionLoader(args),
  ),
  protectedScreen(paths.reminders, msg`Reminders – Stackling`, 'Reminders/RemindersScreen', async (args) =>
    (await import('../screens/Reminders/remindersLoader.ts')).remindersLoader(args),
  ),
  protectedScreen(paths.admin, msg`Admin – Stackling`, 'Admin/AdminScreen', async (args) =>
    (await import('../screens/Admin/adminLoader.ts')).adminLoader(args),
  ),
  protectedScreen(paths.adminServer, msg`Jobs, mail and limits – Stackling`, 'Admin/ServerScreen', async (args) =>
    (await import('../screens/Admin/server/serverLoader.ts')).serverLoader(args),
  ),
  protectedScreen(paths.adminUser, msg`User – Stackling`, 'Admin/UserScreen', async (args) =>
    (await import('../screens/Admin/user/userLoader.ts')).userLoader(args),
  ),
  staticScreen(paths.about, msg`About – Stackling`, 'Pages/AboutScreen'),
  staticScreen(paths.privacy, msg`Privacy – Stackling`, 'Pages/PrivacyScreen'),
  staticScreen(paths.terms, msg`Terms – Stackling`, 'Pages/TermsScreen'),
];
