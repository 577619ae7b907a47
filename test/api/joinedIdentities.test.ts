import '../support/db.ts';
// Its settings are set first, so that PUBLIC_URL is the server's own.
import { mailed } from '../support/mail.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { emailOf, logIn, registered } from '../support/accounts.ts';
import { send, sendText, signedIn } from '../support/api.ts';
import { base } from '../support/front.ts';
import { identities, idsOf, join, remove, start } from '../support/joinedIdentities.ts';
import { Visitor } from '../support/openIdProvider.ts';
import { browserOf, person, problem, provider, signIn, whoIs } from '../support/singleSignOn.ts';

beforeEach(() => Object.assign(env, { REGISTRATION: 'open', PASSWORD_LOGIN: 'on' }));

describe('joining an identity', () => {
  it('lets its owner sign in both ways, and see it', async () => {
    const cara = await registered('cara');
    expect(await join(cara, 'cara at work')).toBe('/account?joined=1');
    const visitor = new Visitor();
    expect(await signIn('cara at work', visitor)).toBe('/dashboard');
    expect(await whoIs(visitor)).toMatchObject({ username: 'cara', email: 'cara@example.com' });
    expect((await logIn('cara')).status).toBe(200);
    expect(await idsOf(cara)).toHaveLength(1);
    expect(await join(cara, 'cara at work')).toBe('/account?joined=1');
    expect(await idsOf(cara)).toHaveLength(1);
  });

  it('is refused for the identity of another account', async () => {
    await signIn('dora');
    const eve = await registered('eve');
    expect(await join(eve, 'dora')).toBe(problem('joinedElsewhere', '/account'));
    expect(await idsOf(eve)).toEqual([]);
  });

  it('ends when somebody else is signed in by then, or nobody', async () => {
    const [gina, hans] = [await registered('gina'), await registered('hans')];
    for (const other of [hans, undefined]) {
      const visitor = browserOf(gina);
      const answer = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: visitor.cookie(base) },
        body: JSON.stringify({
          query: 'mutation { result: startJoiningIdentity { ... on StartJoiningIdentityPayload { url } } }',
        }),
      });
      const { data } = (await answer.json()) as { data: { result: { url: string } } };
      const now = other ? browserOf(other) : new Visitor();
      now.keep(base, answer);
      provider.state.person = person('stray') as never;
      const end = await now.follow(
        data.result.url,
        (url) => url.pathname === '/account' || (url.pathname === '/auth' && url.origin === base),
      );
      expect(end).toBe(base + problem('expired', '/account'));
    }
    expect(await db.identity.count({ where: { subject: 'sub of stray' } })).toBe(0);
  });

  it('starts with a browser’s session only, and never with a link', async () => {
    expect((await send(start, {})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const visitor = browserOf(await registered('ivan'));
    expect(await signIn(person('ivan at work', { email: 'ivan@work.example' }), visitor)).toBe('/dashboard');
    expect(await whoIs(visitor)).toMatchObject({ email: 'ivan@work.example' });
  });

  it('can be undone, unless it is the only way in', async () => {
    const jane = await registered('jane');
    await join(jane, 'jane at work');
    const [id] = await idsOf(jane);
    const bob = await signedIn('bob_of_jane');
    expect((await send(remove, { id: id! }, bob)).data?.result.__typename).toBe('NotFoundError');
    expect((await send(remove, { id: id! }, jane)).data?.result.__typename).toBe('RemoveIdentityPayload');
    const stranger = new Visitor();
    await signIn('jane at work', stranger);
    expect(await whoIs(stranger)).toMatchObject({ email: 'jane.at.work@example.com' });

    const visitor = new Visitor();
    await signIn('kurt', visitor);
    const kurt = {
      user: await db.user.findFirstOrThrow({ where: { username: 'kurt' } }),
      cookie: visitor.cookie(base),
    };
    const [only] = await idsOf(kurt);
    expect((await send(remove, { id: only! }, kurt)).data?.result).toEqual({
      __typename: 'InvalidInputError',
      code: 'identity.last',
    });
    expect((await send(identities, {}, kurt)).data?.viewer?.hasPassword).toBe(false);
    expect((await logIn('kurt', 'none')).status).toBe(401);
  });

  it('is in the log of its owner and mailed about, like its end, and coming again is not', async () => {
    const mia = await registered('mia');
    await mailed();
    await join(mia, 'mia at work');
    await join(mia, 'mia at work');
    expect(await mailed()).toEqual([[emailOf('mia'), 'Another sign-in was connected to your Stackling account']]);
    const [id] = await idsOf(mia);
    await send(remove, { id: id! }, mia);
    expect(await mailed()).toEqual([[emailOf('mia'), 'A sign-in was disconnected from your Stackling account']]);
    const log = await sendText('{ viewer { securityEvents { kind } } }', {}, mia);
    expect(await log.json()).toEqual({
      data: {
        viewer: { securityEvents: [{ kind: 'IDENTITY_REMOVED' }, { kind: 'IDENTITY_JOINED' }, { kind: 'SIGNED_IN' }] },
      },
    });
  });
});
