import { recommendations } from './recommendations.ts';
import { createRouter } from './router.ts';

/** The documented /api calls. */
export const rest = createRouter([recommendations]);
