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

/** The settings in the document, which holds those that differ from the defaults. */
export function readSite(): Site {
  const content = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content;
  const defaults: Site = {
    adminEmail: null,
    sendsMail: true,
    registration: 'open',
    singleSignOn: null,
    passwordLogin: true,
  };
  return content ? { ...defaults, ...(JSON.parse(content) as Partial<Site>) } : defaults;
}
