import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { maskError } from '../graphql/maskError.ts';
import { restErrorOf } from '../rest/run.ts';
import { calendarFor } from '../viewer/calendarReader.ts';

/** What calendar apps read at the address that a user has made. The secret in it is all that they show. */
export const calendar = new Hono();

calendar.get('/calendar/:file{.+\\.ics}', async (c) => {
  const secret = c.req.param('file').replace(/\.ics$/, '');
  const text = await calendarFor(secret);
  if (text === undefined) return c.text('Not found', 404);
  const tag = createHash('sha256').update(text).digest('base64url');
  // A weak one, as what is sent may be compressed.
  c.header('ETag', `W/"${tag}"`);
  c.header('Cache-Control', 'private, no-cache');
  const kept = c.req.header('if-none-match') ?? '';
  if (kept.includes(`"${tag}"`) || kept === '*') return c.body(null, 304);
  // So that the secret does not become the name of a file.
  c.header('Content-Disposition', 'inline; filename="stackling.ics"');
  return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
});

calendar.onError((error, c) => {
  const { status, message, headers } = restErrorOf(maskError(error));
  return c.text(message, status, headers);
});
