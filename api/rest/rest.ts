import { recommendations } from './recommendations.ts';
import { subscriptions } from './subscriptions.ts';
import { createRouter } from './router.ts';
import { stacks } from './stacks.ts';
import { users } from './users.ts';

/** The documented /api calls. */
export const rest = createRouter([...users, ...stacks, recommendations, ...subscriptions]);
