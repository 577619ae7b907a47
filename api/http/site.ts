import { Hono } from 'hono';
import { db } from '../database/db.ts';
import { earlierLinks } from './earlierLinks.ts';
import { graphiql } from '../graphql/graphiql.ts';
import { page } from './builtPage.ts';
import { calendar } from './calendar.ts';
import { unsubscribing } from './unsubscribing.ts';
import { singleSignOn } from './singleSignOn.ts';
import { logos } from './logos.ts';
import { wellKnown } from './wellKnown.ts';
import { docs, rest } from '../rest/rest.ts';

/** Everything but operations on /graphql: GraphiQL, the documented calls, their description, the health checks, calendars, the page. */
export const site = new Hono();

site.get('/healthz', (c) => c.text('alive'));
site.get('/readyz', async (c) => {
  const answers = await db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return answers ? c.text('ready') : c.text('The database does not answer.', 503);
});
site.route('/', wellKnown);
site.route('/', logos);
site.route('/', graphiql);
site.route('/', docs);
site.route('/', rest);
site.route('/', singleSignOn);
site.route('/', calendar);
site.route('/', unsubscribing);
site.route('/', earlierLinks);
site.route('/', page);
