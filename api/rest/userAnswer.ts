import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { accountFields } from '../../common/forms/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestUserFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';

graphql(`
  fragment RestUser on User {
    id
    username
    email
    currency
    timeZone
    locale
    isAdmin
    lastLogin
    createdAt
  }
`);

export const userAnswer = component('User', 'Somebody with an account.', {
  id: rowNumber('The user’s id.', 7),
  username: described(z.string(), accountFields.username, 'ada_lovelace'),
  email: described(z.string(), 'The email address to sign in with, as it was typed.', 'ada@example.com'),
  currency: described(z.enum(currencyCodes), 'The currency that totals are shown in.', 'USD'),
  timeZone: described(z.string(), accountFields.timeZone, 'Europe/Berlin'),
  locale: described(z.string(), accountFields.locale, 'de-DE'),
  isAdmin: described(z.boolean(), 'Whether the user is an administrator.', false),
  lastLogin: described(
    z.nullable(z.iso.datetime()),
    'When the user last signed in; null if they never did.',
    '2026-11-21T08:30:00.000Z',
  ),
  createdAt: instant('When it was created.', '2026-11-21T08:30:00.000Z'),
});

/** The body of an account. */
export const bodyOf = <Fragment extends RestUserFragment>({ id, ...user }: Fragment) => ({ id: rowId(id), ...user });
