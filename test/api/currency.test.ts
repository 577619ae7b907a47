import '../support/db.ts';
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { registered } from '../support/accounts.ts';
import { call, send, sendText, told } from '../support/api.ts';

const setCurrency = graphql(`
  mutation TestSetCurrency($currency: Currency!) {
    result: setCurrency(currency: $currency) {
      ... on SetCurrencyPayload {
        user {
          currency
        }
      }
    }
  }
`);

describe('the display currency', () => {
  it('is changed by PUT and by mutation, for the signed-in user alone', async () => {
    const [viewer, other] = [await registered('xena'), await registered('xaver')];
    const answer = await call('PUT', '/api/user/currency', { currency: 'MYR' }, viewer);
    expect(await told(answer)).toMatchObject({ status: 200, body: { id: viewer.user.id, currency: 'MYR' } });
    expect((await send(setCurrency, { currency: 'JPY' }, viewer)).data).toEqual({
      result: { user: { currency: 'JPY' } },
    });
    expect((await db.user.findUniqueOrThrow({ where: { id: other.user.id } })).currency).toBe('USD');
    expect((await call('PUT', '/api/user/currency', { currency: 'MYR' })).status).toBe(401);
    expect((await call('GET', '/api/user/currency?currency=EUR', undefined, viewer)).status).toBe(405);
  });

  it.each(['usd', 'XXX', '', 'constructor', '__proto__', ['EUR'], null, 1e30])('is not %j', async (currency) => {
    const viewer = await registered(`yuri${yuri++}`);
    expect(await told(await call('PUT', '/api/user/currency', { currency }, viewer))).toEqual({
      status: 400,
      body: { message: 'Please choose one of the currencies in the list' },
    });
    expect((await sendText(print(setCurrency), { currency }, viewer)).status).toBe(400);
    expect((await db.user.findUniqueOrThrow({ where: { id: viewer.user.id } })).currency).toBe('USD');
  });
  let yuri = 0;
});
