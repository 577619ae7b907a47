import { Hono } from 'hono';
import { paths } from '../../common/paths.ts';
import { env } from '../env.ts';

const dayMs = 86_400_000;
/** How long what security.txt says may be relied on. */
const validDays = 180;

/** What programs look for on every site. */
export const wellKnown = new Hono();

/** Whom to tell about a weakness (RFC 9116). */
wellKnown.get('/.well-known/security.txt', (c) => {
  if (env.SECURITY_CONTACT === undefined) return c.notFound();
  const expires = new Date(Math.ceil(Date.now() / dayMs + validDays) * dayMs).toISOString();
  const lines = [`Contact: ${env.SECURITY_CONTACT}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
  if (env.PUBLIC_URL) lines.push(`Canonical: ${env.PUBLIC_URL}${c.req.path}`);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.text(`${lines.join('\n')}\n`);
});

/** Where password managers send people whose password should be changed. */
wellKnown.get('/.well-known/change-password', (c) => c.redirect(paths.account));
