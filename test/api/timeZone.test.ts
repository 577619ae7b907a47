import '../support/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { emailOf, password, registered } from '../support/accounts.ts';
import { call, send, told } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';

const update = graphql(`
  mutation TestSetTimeZone($input: UpdateAccountInput!) {
    result: updateAccount(input: $input) {
      ... on UpdateAccountPayload {
        user {
          username
          timeZone
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

afterEach(() => db.user.deleteMany());

const accountOf = (username: string) => ({ username, email: emailOf(username), password });
const unknown = 'Please choose a time zone such as Europe/Berlin';
const wrong = [
  'Mars/Olympus_Mons',
  '',
  'Etc/Unknown',
  '+05:30',
  '+0530',
  'Europe/Berlin; DROP TABLE users',
  5,
  ['UTC'],
];

describe('the time zone of a new account', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    [null, 'UTC'],
    [undefined, 'UTC'],
  ])('that says %s is %s', async (timeZone, expected) => {
    const answer = await told(await call('POST', '/api/register', { ...accountOf('ada'), timeZone }));
    expect(answer).toMatchObject({ status: 201, body: { timeZone: expected } });
  });

  it.each(wrong)('is not %j', async (timeZone) => {
    await withoutATrace(async () => {
      const answer = await call('POST', '/api/register', { ...accountOf('ada'), timeZone });
      expect(await told(answer)).toMatchObject({ status: 400, body: { message: unknown } });
    });
  });
});

describe('the time zone of an account', () => {
  it('is changed by itself, and stays when something else is', async () => {
    const ada = await registered('ada');
    const change = async (input: object) => (await send(update, { input }, ada)).data?.result;
    expect(await change({ timeZone: 'Europe/Kyiv' })).toEqual({ user: { username: 'ada', timeZone: 'Europe/Kyiv' } });
    expect(await change({ username: 'ada_l' })).toEqual({ user: { username: 'ada_l', timeZone: 'Europe/Kyiv' } });
    expect(await change({ timeZone: null })).toEqual({ user: { username: 'ada_l', timeZone: 'Europe/Kyiv' } });
    expect(await told(await call('PUT', '/api/user', { timeZone: 'America/New_York' }, ada))).toMatchObject({
      status: 200,
      body: { username: 'ada_l', timeZone: 'America/New_York' },
    });
  });

  it.each(wrong)('is not changed to %j', async (timeZone) => {
    const ada = await registered('ada');
    await call('GET', '/api/user', undefined, ada);
    await withoutATrace(async () => {
      const answer = await told(await call('PUT', '/api/user', { username: 'eve', timeZone }, ada));
      expect(answer).toMatchObject({ status: 400, body: { message: unknown } });
    });
    if (typeof timeZone === 'string')
      expect((await send(update, { input: { timeZone } }, ada)).data?.result).toEqual({
        issues: [{ field: 'timeZone', message: unknown }],
      });
  });
});
