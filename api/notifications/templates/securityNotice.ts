import type { SecurityEventKind } from '../../../common/values.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';

/** Something that the owner of an account should know of, because it might not have been them. */
export interface Notice {
  user: Pick<User, 'username' | 'email'>;
  kind: 'new-device' | Exclude<SecurityEventKind, 'signed-in' | 'sign-in-failed'>;
  device: { browser: string | null; system: string | null };
  at: Date;
}

const subjects = {
  'new-device': 'New sign-in to your Stackling account',
  'password-changed': 'Your Stackling password has changed',
  'email-changed': 'Your Stackling email address has changed',
  'factor-changed': 'The second step of your Stackling login has changed',
  'identity-joined': 'Another sign-in was connected to your Stackling account',
  'identity-removed': 'A sign-in was disconnected from your Stackling account',
  'calendar-address-made': 'A calendar address was made for your Stackling account',
} as const;

const sentences = {
  'new-device': 'Somebody signed in to your account from a device or a network that you have not used before.',
  'password-changed': 'The password of your account has changed.',
  'email-changed': 'The email address of your account has changed.',
  'factor-changed':
    'The second step of logging in to your account has changed: an authenticator app, a passkey or recovery codes.',
  'identity-joined': 'Your account can now also be opened by signing in at another provider.',
  'identity-removed': 'Your account can no longer be opened with one of the sign-ins at another provider.',
  'calendar-address-made': 'An address for calendar apps was made. Whoever has it can see what you pay and when.',
} as const;

/** When something happened, and with which device. */
export function occasion({ device: { browser, system }, at }: Pick<Notice, 'device' | 'at'>): string {
  const device = browser && system ? `${browser} on ${system}` : (browser ?? system);
  const when = `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return device ? `${when}. Device: ${device}.` : `${when}.`;
}

/** Needs no escaping: usernames and the names of browsers contain no characters that are special in HTML. */
export function securityNotice({ user, kind, device, at }: Notice): Omit<Mail, 'from'> {
  const paragraphs = [
    `Hello ${user.username},`,
    sentences[kind],
    occasion({ device, at }),
    'If it was you, there is nothing to do. If it was not, set a new password now and look at your devices on the page Account, or ask your administrator for help.',
    'Stackling',
  ];
  return {
    to: user.email,
    subject: subjects[kind],
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  };
}
