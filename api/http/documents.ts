import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patternOf } from '../../common/paths.ts';
import { env } from '../env.ts';
import { offersSingleSignOn } from '../services/openid.ts';
import { sendsMail } from '../services/mail.ts';

/** The folder of the built page. */
export const pageRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A screen that was prerendered by the build (web/vite/prerender.ts). */
interface Screen {
  /** The pattern of its path. */
  path: string;
  title: string;
  /** Whether the whole screen was drawn, or only the frame around it. */
  isComplete: boolean;
  /** The files of its code. */
  code: string[];
  /** The files of its styles besides those of every document. */
  styles: string[];
  visitor: Drawing;
  user: Drawing;
}

interface Drawing {
  html: string;
  /** The body of the screen's first request, which the document sends at once. */
  asks?: string;
}

/** The HTML that all documents share; undefined while the page is not built. */
export const template = readBuilt('index.html');

const screens = new Map(
  (JSON.parse(readBuilt('screens.json') ?? '[]') as Screen[]).map((screen) => [screen.path, screen]),
);

/**
 * The HTML document of a path: the prerendered screen, and links to what the browser should fetch at once.
 *
 * @param isPlain whether the address has no query string, which might change what the screen asks for
 * @param hasHint whether the browser's hint cookie says that somebody is signed in
 */
export function documentOf(path: string, isPlain: boolean, hasHint: boolean): string {
  const screen = screenOf(path);
  if (!template || !screen) return template ?? '';
  const { html, asks = '' } = hasHint ? screen.user : screen.visitor;
  const code = screen.code.map((name) => `<link rel="modulepreload" href="/${name}" />`).join('');
  const styles = screen.styles.map((name) => `<link rel="stylesheet" href="/${name}" />`).join('');
  // Only what differs from the page's defaults (web/src/ui/site.ts).
  const site = JSON.stringify({
    adminEmail: env.ADMIN_EMAIL,
    sendsMail: sendsMail() && undefined,
    registration: env.REGISTRATION === 'open' ? undefined : env.REGISTRATION,
    singleSignOn: offersSingleSignOn() ? env.OIDC_NAME : undefined,
    passwordLogin: env.PASSWORD_LOGIN === 'on' ? undefined : false,
  });
  const parts: [mark: string, content: string][] = [
    ['<title>Stackling</title>', `<title>${escapeHtml(screen.title)}</title>`],
    ['<meta name="site" content=""', `<meta name="site" content="${escapeHtml(site)}"`],
    ['<meta name="early" content=""', `<meta name="early" content="${isPlain ? escapeHtml(asks) : ''}"`],
    ['</head>', `${styles}${code}</head>`],
    ['<div id="root">', `<div id="root"${screen.isComplete ? ' data-complete' : ''}>${html}`],
  ];
  return parts.reduce((document, [mark, content]) => document.replace(mark, () => content), template);
}

const screenOf = (path: string): Screen | undefined => screens.get(patternOf(path) ?? '*');

function readBuilt(name: string): string | undefined {
  const file = `${pageRoot}/${name}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
