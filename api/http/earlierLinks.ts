import { Hono } from 'hono';

// Until November 2026, links that work once had their token in the path. The longest of them, invitations, work for seven
// days, so this file can go with the first version of 2027.
const earlierLink = /^(\/auth\/(?:reset|invitation|registration))\/(.+)$/;

/** Leads from such a link to the one of today, whose token browsers keep to themselves. */
export const earlierLinks = new Hono();

earlierLinks.get('/auth/*', async (c, next) => {
  const [, path, token = ''] = earlierLink.exec(c.req.path) ?? [];
  if (path === undefined || !/^[\w-]+\/?$/.test(token)) return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${path}#${token.replace('/', '')}`);
});

/** A path as it may be logged: whoever reads the log could use the token. */
export const withoutToken = (path: string): string => path.replace(earlierLink, '$1/…');
