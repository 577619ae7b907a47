import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { paths } from '../../common/paths.ts';
import { unsubscribeReader } from '../viewer/mailReader.ts';

const style = ['../document.css', 'unsubscribing.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** It works without a session and a script: whoever has the mail may be signed in nowhere. */
const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} – Stackling</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" />Stackling</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

const settings = html`<a href="${paths.reminders}">the reminders in your account</a>`;

/** What the link in a reminder's mail leads to, and what mail programs send to end reminders with one click (RFC 8058). */
export const unsubscribing = new Hono();

unsubscribing.use('/unsubscribe/:token', async (c, next) => {
  await next();
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
});

/** Opening the link changes nothing, because programs that look for viruses open it, too. */
unsubscribing.get('/unsubscribe/:token', (c) => {
  const form = html`<p>
      You will no longer get email about payments, ends of trials, last days to cancel and price rises.
    </p>
    <p>Your inbox in Stackling and your channels go on as before.</p>
    <form method="post"><button>Unsubscribe</button></form>`;
  return c.html(page('Unsubscribe from reminders', form));
});

unsubscribing.post('/unsubscribe/:token', async (c) => {
  const isDone = await unsubscribeReader(c.req.param('token'));
  if (!isDone) {
    const help = html`<p>It may be incomplete. Open it from the email again, or switch email off in ${settings}.</p>`;
    return c.html(page('This link does not work', help), 404);
  }
  const again = html`<p>
      Reminders by email are switched off. Your inbox in Stackling and your channels go on as before.
    </p>
    <p>To get emails again, open ${settings} and turn on ‘Send reminders by email’.</p>`;
  return c.html(page('You have unsubscribed', again));
});
