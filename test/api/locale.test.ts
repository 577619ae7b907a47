import '../support/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { emailOf, password, registered } from '../support/accounts.ts';
import { call, told } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';

afterEach(() => db.user.deleteMany());

const accountOf = (username: string) => ({ username, email: emailOf(username), password });
const message = 'Please choose a language and region such as de-AT';
const wrong = [
  '',
  'x',
  'de_AT',
  'de-AT-u-hc-h12',
  'en-US@posix',
  'deutsch',
  'de-AT; DROP TABLE users',
  5,
  ['de'],
  'e'.repeat(300),
];

describe('the locale of a new account', () => {
  it.each([
    ['de-AT', 'de-AT'],
    ['PT-br', 'pt-BR'],
    ['sr-cyrl-rs', 'sr-Cyrl-RS'],
    ['es-419', 'es-419'],
    ['ja', 'ja'],
    ['iw', 'he'],
    [null, 'en-US'],
    [undefined, 'en-US'],
  ])('that says %s is %s', async (locale, expected) => {
    const answer = await told(await call('POST', '/api/register', { ...accountOf('ada'), locale }));
    expect(answer).toMatchObject({ status: 201, body: { locale: expected } });
  });

  it.each(wrong)('is not %j', async (locale) => {
    await withoutATrace(async () => {
      const answer = await call('POST', '/api/register', { ...accountOf('ada'), locale });
      expect(await told(answer)).toMatchObject({ status: 400, body: { message } });
    });
  });
});

describe('the locale of an account', () => {
  it('is changed by itself, and stays when something else is', async () => {
    const ada = await registered('ada');
    const change = async (body: object) => told(await call('PUT', '/api/user', body, ada));
    expect(await change({ locale: 'fr-ch' })).toMatchObject({ status: 200, body: { locale: 'fr-CH' } });
    expect(await change({ username: 'ada_l' })).toMatchObject({ status: 200, body: { locale: 'fr-CH' } });
    expect(await change({ locale: null })).toMatchObject({ status: 200, body: { username: 'ada_l', locale: 'fr-CH' } });
  });

  it.each(wrong)('is not changed to %j', async (locale) => {
    const ada = await registered('ada');
    await call('GET', '/api/user', undefined, ada);
    await withoutATrace(async () => {
      const answer = await told(await call('PUT', '/api/user', { username: 'eve', locale }, ada));
      expect(answer).toMatchObject({ status: 400, body: { message } });
    });
  });
});
