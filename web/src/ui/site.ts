import type { RegistrationMode } from '../../../common/values.ts';

/** The server's settings in the document, so that a visitor's screens need not ask for them. */
interface Site {
  /** The email of the administrator, for people without a password. */
  adminEmail: string | null;
  /** Whether a reset link can be mailed. */
  sendsMail: boolean;
  /** Who may create an account. */
  registration: RegistrationMode;
  /** What people call the OpenID provider where they can sign in; null if there is none. */
  singleSignOn: string | null;
  /** Whether people can sign in with a password. */
  passwordLogin: boolean;
}

/** The document's settings; Vite's development server has none, so it gets defaults. */
export function readSite(): Site {
  const content = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content;
  const defaults: Site = {
    adminEmail: null,
    sendsMail: true,
    registration: 'open',
    singleSignOn: null,
    passwordLogin: true,
  };
  return content ? (JSON.parse(content) as Site) : defaults;
}
