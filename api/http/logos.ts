import { Hono } from 'hono';
import { icons } from '../logos/icons.ts';

/** A list of rows has no more. */
const mostAtOnce = 100;

/**
 * The icons of services, in one request for those of a whole screen: by id, the colour and the path, with a space between
 * them.
 */
export const logos = new Hono();

logos.get('/logos/:file{[a-z0-9,]+\\.json}', (c) => {
  const ids = c.req.param('file').replace('.json', '').split(',');
  const found = ids.flatMap((id) => {
    const icon = icons.get(id);
    return icon ? [[id, `${icon.color} ${icon.path}`]] : [];
  });
  if (found.length === 0 || ids.length > mostAtOnce) return c.json({ message: 'Not found' }, 404);
  c.header('Cache-Control', 'public, max-age=2592000, immutable');
  return c.json(Object.fromEntries(found));
});
