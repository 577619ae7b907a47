import { Hono } from 'hono';
import { html } from 'hono/html';
import { unsubscribeReader } from '../viewer/mailReader.ts';

/** What the link in a reminder's mail leads to, and what mail programs send to end reminders with one click (RFC 8058). */
export const unsubscribing = new Hono();

/** It works without a session, a script and a style: whoever has the mail may be signed in nowhere. */
const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Stackling</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** Opening the link changes nothing, because programs that look for viruses open it, too. */
unsubscribing.get('/unsubscribe/:token', (c) => {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  const form = html`<p>You will no longer get reminders of your payments by email.</p>
    <form method="post"><button>Unsubscribe</button></form>`;
  return c.html(page('Unsubscribe from reminders', form));
});

unsubscribing.post('/unsubscribe/:token', async (c) => {
  c.header('Cache-Control', 'no-store');
  const isDone = await unsubscribeReader(c.req.param('token'));
  if (!isDone) return c.html(page('This link does not work', html`<p>Please open it from the mail again.</p>`), 404);
  const again = html`<p>You get no more reminders by email. You can switch them on again in Stackling.</p>`;
  return c.html(page('You have unsubscribed', again));
});
