import { recommendations } from './recommendations.ts';
import { createRouter } from './router.ts';
import { users } from './users.ts';

/** The documented /api calls. */
export const rest = createRouter([...users, recommendations]);
