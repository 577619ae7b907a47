import { Hono } from 'hono';
import { openIdCallbackPath, openIdPath } from '../../common/paths.ts';
import { offersSingleSignOn } from '../services/openid.ts';
import { leaveForProvider, returnFromProvider } from '../viewer/singleSignOn.ts';

/** The way to the OpenID provider and back. Every answer is a redirect; the page says what went wrong. */
export const singleSignOn = new Hono();

for (const [path, redirect] of [
  [openIdPath, leaveForProvider],
  [openIdCallbackPath, returnFromProvider],
] as const)
  singleSignOn.get(path, async (c, next) => {
    if (!offersSingleSignOn()) return next();
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    headers.set('Location', await redirect(c.req.raw, headers));
    return new Response(null, { status: 303, headers });
  });
