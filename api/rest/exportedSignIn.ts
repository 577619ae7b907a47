import * as z from 'zod/mini';
import { enumValue } from '../../common/enumName.ts';
import { securityEventKindNames, signInMethodNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestExportSignInQuery } from '../generated/operations/graphql.ts';
import { component, described, instant } from './describing/described.ts';

/** Open to browsers only. */
export const signIn = graphql(`
  query RestExportSignIn {
    result: viewer {
      isEmailVerified
      hasPassword
      secondFactor {
        totpSince
        recoveryCodesLeft
        passkeys {
          name
          lastUsedAt
          createdAt
        }
      }
      identities {
        issuer
        subject
        createdAt
      }
      sessions {
        browser
        system
        method
        lastUsedAt
        createdAt
      }
      calendarAddress {
        createdAt
        lastReadAt
      }
      securityEvents {
        kind
        method
        browser
        system
        count
        createdAt
      }
    }
  }
`);

const moment = '2026-11-21T08:30:00.000Z';
const browser = described(z.nullable(z.string()), 'The name of the browser; null if unknown.', 'Chrome');
const system = described(z.nullable(z.string()), 'The operating system; null if unknown.', 'Android');

export const signInAnswer = component('ExportedSignIn', 'How a user signs in, without passwords, codes and secrets.', {
  isEmailVerified: described(z.boolean(), 'Whether the user has shown that they read the mail of their address.', true),
  hasPassword: described(z.boolean(), 'Whether a password opens the account.', true),
  totpSince: described(
    z.nullable(z.iso.datetime()),
    'When the authenticator app was set up; null if there is none.',
    moment,
  ),
  recoveryCodesLeft: described(z.int(), 'How many recovery codes are left.', 10),
  passkeys: described(
    z.array(
      component('ExportedPasskey', 'A passkey.', {
        name: described(z.string(), 'The name that its owner gave it.', 'Phone'),
        lastUsedAt: described(z.nullable(z.iso.datetime()), 'When it was last used; null if it never was.', moment),
        createdAt: instant('When it was added.', moment),
      }),
    ),
    'The passkeys, oldest first.',
  ),
  identities: described(
    z.array(
      component('ExportedIdentity', 'Somebody at the OpenID provider who signs in to the account.', {
        issuer: described(z.string(), 'The provider’s address.', 'https://id.example.com'),
        subject: described(z.string(), 'Who they are there.', '248289761001'),
        createdAt: instant('When it was joined to the account.', moment),
      }),
    ),
    'Who signs in at the OpenID provider, oldest first.',
  ),
  sessions: described(
    z.array(
      component('ExportedSession', 'A browser that is signed in.', {
        browser,
        system,
        method: described(z.enum(signInMethodNames), 'How the user signed in.', 'password'),
        lastUsedAt: instant('When it was last used, to within an hour.', moment),
        createdAt: instant('When the user signed in.', moment),
      }),
    ),
    'The browsers that are signed in, the last used first.',
  ),
  calendarAddress: described(
    z.nullable(
      component(
        'ExportedCalendarAddress',
        'An address for calendar apps, without the address itself, which is not kept.',
        {
          createdAt: instant('When it was made.', moment),
          lastReadAt: described(z.nullable(z.iso.datetime()), 'When it was last read; null if it never was.', moment),
        },
      ),
    ),
    'The address for calendar apps; null if there is none.',
    { createdAt: moment, lastReadAt: null },
  ),
  securityEvents: described(
    z.array(
      component('ExportedSecurityEvent', 'A sign-in, or a change of how the user signs in.', {
        kind: described(z.enum(securityEventKindNames), 'What happened.', 'signed-in'),
        method: described(
          z.nullable(z.enum(signInMethodNames)),
          'How the user signed in; null if it was no sign-in.',
          'password',
        ),
        browser,
        system,
        count: described(z.int(), 'How often it happened that day.', 1),
        createdAt: instant('When it happened first.', moment),
      }),
    ),
    'What happened in the last 90 days, newest first; 100 at most.',
  ),
});

/** The body of how a user signs in. */
export const signInBody = ({
  isEmailVerified,
  hasPassword,
  secondFactor,
  identities,
  sessions,
  calendarAddress,
  securityEvents,
}: NonNullable<RestExportSignInQuery['result']>) => ({
  isEmailVerified,
  hasPassword,
  ...secondFactor,
  identities,
  calendarAddress,
  sessions: sessions.map((session) => ({ ...session, method: enumValue(session.method) })),
  securityEvents: securityEvents.map((event) => ({
    ...event,
    kind: enumValue(event.kind),
    method: event.method && enumValue(event.method),
  })),
});
