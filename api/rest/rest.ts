import { administration } from './administration.ts';
import { advice } from './advice.ts';
import { budgets } from './budgets.ts';
import { calendar } from './calendar.ts';
import { passwordReset } from './passwordReset.ts';
import { recommendations } from './recommendations.ts';
import { outlook } from './outlook.ts';
import { payments } from './payments.ts';
import { reminders } from './reminders.ts';
import { subscriptionChanges } from './subscriptionChanges.ts';
import { subscriptions } from './subscriptions.ts';
import { exports } from './export.ts';
import { channels } from './channels.ts';
import { labels } from './labels.ts';
import { deliveries } from './deliveries.ts';
import { inbox } from './inbox.ts';
import { createDocs } from './describing/docs.ts';
import { createRouter } from './router.ts';
import { stacks } from './stacks.ts';
import { statistics } from './statistics.ts';
import { users } from './users.ts';

/** The documented /api calls, in the order in which their description lists them. */
export const routes = [
  recommendations,
  ...users,
  ...exports,
  ...passwordReset,
  ...stacks,
  ...subscriptions,
  ...payments,
  ...outlook,
  ...statistics,
  ...advice,
  ...budgets,
  ...reminders,
  ...calendar,
  ...subscriptionChanges,
  ...labels,
  ...channels,
  ...deliveries,
  ...inbox,
  ...administration,
];

export const rest = createRouter(routes);

export const { docs, description } = createDocs(routes);
