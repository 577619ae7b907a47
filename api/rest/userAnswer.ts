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
    isAdmin
    lastLogin
    createdAt
  }
`);

export const userAnswer = component('User', 'Somebody with an account.', {
  id: rowNumber('The account’s number.', 7),
  username: described(z.string(), accountFields.username, 'ada_lovelace'),
  email: described(z.string(), 'The address that signs in, as it was typed.', 'ada@example.com'),
  currency: described(z.enum(currencyCodes), 'The currency that totals are shown in.', 'USD'),
  isAdmin: described(z.boolean(), 'Whether the account may use the calls of administrators.', false),
  lastLogin: described(z.nullable(z.iso.datetime()), 'When it last signed in.', '2026-11-21T08:30:00.000Z'),
  createdAt: instant('When it was made.', '2026-11-21T08:30:00.000Z'),
});

/** The body of an account. */
export const bodyOf = ({ id, ...user }: RestUserFragment) => ({ id: rowId(id), ...user });
