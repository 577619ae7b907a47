import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, logIn, password, registered } from '../support/accounts.ts';
import { send, type Viewer } from '../support/api.ts';
import { SoftwarePasskey, type Fault } from '../support/authenticator.ts';
import {
  added,
  firstStep,
  forgetProof,
  loginQuestion,
  pass,
  passkeyFor,
  passkeyLogin,
  passkeyQuestion,
  secondStep,
  stopClock,
} from '../support/secondFactor.ts';

const minute = 60_000;

const list = graphql(`
  query TestPasskeys {
    viewer {
      hasSecondFactor
      secondFactor {
        totpSince
        recoveryCodesLeft
        passkeys {
          id
          name
          lastUsedAt
        }
      }
    }
  }
`);

const rename = graphql(`
  mutation TestRenamePasskey($id: ID!, $input: RenamePasskeyInput!) {
    result: renamePasskey(id: $id, input: $input) {
      __typename
    }
  }
`);

const remove = graphql(`
  mutation TestRemovePasskey($id: ID!) {
    result: removePasskey(id: $id) {
      __typename
    }
  }
`);

const startProof = graphql(`
  mutation TestStartPasskeyProof {
    result: startPasskeyProof {
      ... on PasskeyQuestion {
        options
      }
    }
  }
`);

const prove = graphql(`
  mutation TestProveWithPasskey($input: ProveInput!) {
    result: prove(input: $input) {
      __typename
      ... on Error {
        code
      }
    }
  }
`);

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
  env.PUBLIC_URL = undefined;
});

const secondFactorOf = async (viewer: Viewer) => (await send(list, {}, viewer)).data!.viewer!;

describe('adding a passkey', () => {
  it('comes with recovery codes for the first one, and lists it for its owner', async () => {
    const ada = await registered('ada');
    const first = await added(ada, new SoftwarePasskey().register(await passkeyQuestion(ada)), 'Phone');
    expect(first).toMatchObject({ recoveryCodes: expect.objectContaining({ length: 10 }) });
    const second = await added(ada, new SoftwarePasskey().register(await passkeyQuestion(ada)), 'Laptop');
    expect(second).toMatchObject({ __typename: 'AddPasskeyPayload', recoveryCodes: null });
    expect(await secondFactorOf(ada)).toMatchObject({
      hasSecondFactor: true,
      secondFactor: {
        totpSince: null,
        recoveryCodesLeft: 10,
        passkeys: [
          { name: 'Phone', lastUsedAt: null },
          { name: 'Laptop', lastUsedAt: null },
        ],
      },
    });
  });

  it.each<[string, Fault]>([
    ['made at another origin', { origin: 'http://localhost.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['that answers another kind of question', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_name, fault) => {
    const viewer = await registered(`add_${Object.keys(fault)[0]}`.toLowerCase());
    const credential = new SoftwarePasskey().register(await passkeyQuestion(viewer), fault);
    expect(await added(viewer, credential)).toMatchObject({ code: 'passkey.refused' });
  });

  it('takes each challenge once, from the session that it was made for, within five minutes', async () => {
    const [bob, eve] = [await registered('bob'), await registered('eve')];
    const otherBob = { ...bob, cookie: cookieOf(await logIn('bob')) };
    const tooLate = { code: 'passkey.tooLate' };
    const used = await passkeyQuestion(bob);
    expect(await added(bob, new SoftwarePasskey().register(used))).toMatchObject({ __typename: 'AddPasskeyPayload' });
    expect(await added(bob, new SoftwarePasskey().register(used))).toMatchObject(tooLate);
    expect(await added(otherBob, new SoftwarePasskey().register(await passkeyQuestion(bob)))).toMatchObject(tooLate);
    expect(await added(eve, new SoftwarePasskey().register(await passkeyQuestion(bob)))).toMatchObject(tooLate);
    expect(await added(bob, new SoftwarePasskey().register(await loginQuestion().then(withUser)))).toMatchObject(
      tooLate,
    );
    const old = await passkeyQuestion(bob);
    pass(5 * minute + 1);
    expect(await added(bob, new SoftwarePasskey().register(old))).toMatchObject(tooLate);
  });

  it('refuses one that somebody else has, and a twenty-first', async () => {
    const [carl, dana] = [await registered('carl'), await registered('dana')];
    const passkey = await passkeyFor(carl);
    expect(await added(dana, passkey.register(await passkeyQuestion(dana)))).toMatchObject({ code: 'passkey.refused' });
    const { publicKey, counter } = (await db.passkey.findFirst({ where: { userId: carl.user.id } }))!;
    const row = { userId: carl.user.id, publicKey, counter, name: 'Key' };
    await db.passkey.createMany({
      data: Array.from({ length: 18 }, (_, index) => ({ ...row, credentialId: `key-${index}` })),
    });
    const credentials: string[] = [];
    for (const _ of [1, 2, 3]) credentials.push(new SoftwarePasskey().register(await passkeyQuestion(carl)));
    const results = await Promise.all(credentials.map((credential) => added(carl, credential)));
    expect(results.map((result) => ('code' in result ? result.code : result.__typename)).sort()).toEqual([
      'AddPasskeyPayload',
      'passkeys.tooMany',
      'passkeys.tooMany',
    ]);
  });

  it('works at the public address only, where there is one, and nowhere without a name', async () => {
    const fay = await registered('fay');
    env.PUBLIC_URL = 'https://stackling.example';
    const here = { origin: 'https://stackling.example', rpId: 'stackling.example' };
    expect(await added(fay, new SoftwarePasskey().register(await passkeyQuestion(fay)))).toMatchObject({
      code: 'passkey.refused',
    });
    await passkeyFor(fay, here);
    env.PUBLIC_URL = 'http://192.0.2.1';
    await expect(passkeyQuestion(fay)).rejects.toThrow('InvalidInputError');
  });
});

/** Makes a question for signing in look like one for a new passkey. */
const withUser = (options: string) => JSON.stringify({ ...JSON.parse(options), user: { id: 'x' } });

describe('signing in with a passkey alone', () => {
  it('needs no password and no email', async () => {
    const gus = await registered('gus');
    const passkey = await passkeyFor(gus);
    const { outcome, cookie } = await passkeyLogin(passkey.answer(await loginQuestion()));
    expect(outcome).toBe('LoginWithPasskeyPayload');
    const { secondFactor } = await secondFactorOf({ ...gus, cookie: cookie! });
    expect(secondFactor.passkeys[0]!.lastUsedAt).not.toBeNull();
  });

  it.each<[string, Fault]>([
    ['given at another origin', { origin: 'https://evil.example' }],
    ['given at another port', { origin: 'http://localhost:4999' }],
    ['given for another site', { rpId: 'evil.example' }],
    ['whose device has not made sure who holds it', { isUserVerified: false }],
    ['to another kind of question', { type: 'webauthn.create' }],
    ['with the handle of another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['of an unknown passkey', { credentialId: 'dW5rbm93bg' }],
    ['with a forged signature', { isForged: true }],
    ['whose counter goes back', { counter: 1 }],
  ])('refuses an answer %s', async (name, fault) => {
    const passkey = await passkeyFor(await registered(name.replace(/\W/g, '_').slice(-20)));
    passkey.counter = 5;
    expect((await passkeyLogin(passkey.answer(await loginQuestion()))).cookie).toBeDefined();
    expect(await passkeyLogin(passkey.answer(await loginQuestion(), fault))).toEqual({
      outcome: 'passkey.refused',
      cookie: undefined,
    });
  });

  it('takes each challenge once, even at once, and only while it is fresh', async () => {
    const passkey = await passkeyFor(await registered('hal'));
    const answer = passkey.answer(await loginQuestion());
    const outcomes = await Promise.all([passkeyLogin(answer), passkeyLogin(answer), passkeyLogin(answer)]);
    expect(outcomes.filter(({ cookie }) => cookie)).toHaveLength(1);
    const invented = passkey.answer(await loginQuestion(), { challenge: 'aW52ZW50ZWQ' });
    expect((await passkeyLogin(invented)).outcome).toBe('passkey.tooLate');
    const old = passkey.answer(await loginQuestion());
    pass(5 * minute + 1);
    expect((await passkeyLogin(old)).outcome).toBe('passkey.tooLate');
  });

  it('takes no answer to the question of a second step or of a proof', async () => {
    const ivy = await registered('ivy');
    const passkey = await passkeyFor(ivy);
    const { token } = await firstStep('ivy');
    const unverified = { isUserVerified: false };
    expect((await passkeyLogin(passkey.answer(await loginQuestion(token), unverified))).outcome).toBe(
      'passkey.tooLate',
    );
    const { options } = (await send(startProof, {}, ivy)).data!.result as { options: string };
    expect((await passkeyLogin(passkey.answer(options, unverified))).outcome).toBe('passkey.tooLate');
  });

  it('answers rubbish as a refusal', async () => {
    for (const credential of ['', '{', 'null', '{"id":1}', '{"id":"x","response":{"clientDataJSON":"bnVsbA"}}'])
      expect((await passkeyLogin(credential)).outcome).toBe('passkey.refused');
  });

  it('does not work with a passkey that was removed', async () => {
    const jay = await registered('jay');
    const passkey = await passkeyFor(jay);
    expect((await send(remove, { id: passkey.globalId }, jay)).data!.result.__typename).toBe('RemovePasskeyPayload');
    expect((await passkeyLogin(passkey.answer(await loginQuestion()))).outcome).toBe('passkey.refused');
    // Nothing is left that asks for a second step.
    expect((await secondFactorOf(jay)).secondFactor).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] });
    expect((await logIn('jay')).status).toBe(200);
  });
});

describe('a passkey as the second step', () => {
  it('signs in after the password, whether or not its device has made sure who holds it', async () => {
    const passkey = await passkeyFor(await registered('kim'), { isUserVerified: false });
    const { token, methods } = await firstStep('kim');
    expect(methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const options = await loginQuestion(token);
    expect(JSON.parse(options)).toMatchObject({ allowCredentials: [{ id: passkey.id.toString('base64url') }] });
    const credential = passkey.answer(options, { isUserVerified: false });
    expect((await secondStep({ token, credential })).outcome).toBe('CompleteLoginPayload');
  });

  it('takes no answer of somebody else’s passkey, to another step’s question, or without a question of its own', async () => {
    const [passkey, others] = [await passkeyFor(await registered('lea')), await passkeyFor(await registered('max'))];
    const { token } = await firstStep('lea');
    const { token: another } = await firstStep('lea');
    expect((await secondStep({ token, credential: others.answer(await loginQuestion(token)) })).outcome).toBe(
      'passkey.refused',
    );
    for (const question of [await loginQuestion(another), await loginQuestion()])
      expect((await secondStep({ token, credential: passkey.answer(question) })).outcome).toBe('passkey.tooLate');
  });
});

describe('a passkey of one’s own', () => {
  it('is named and removed by nobody else', async () => {
    const [nia, eve] = [await registered('nia'), await registered('eve_of_nia')];
    const { globalId: id } = await passkeyFor(nia);
    const input = { name: 'Key ring' };
    for (const [viewer, outcome] of [
      [eve, 'NotFoundError'],
      [nia, 'RenamePasskeyPayload'],
    ] as const)
      expect((await send(rename, { id, input }, viewer)).data!.result.__typename).toBe(outcome);
    expect((await send(remove, { id }, eve)).data!.result.__typename).toBe('NotFoundError');
    expect((await secondFactorOf(nia)).secondFactor.passkeys).toMatchObject([{ name: 'Key ring' }]);
  });

  it('proves again who somebody is, where the password alone does not', async () => {
    const ole = await registered('ole');
    const passkey = await passkeyFor(ole);
    await forgetProof(ole);
    expect((await send(remove, { id: passkey.globalId }, ole)).data!.result.__typename).toBe('ProofRequiredError');
    expect((await send(prove, { input: { password } }, ole)).data!.result).toMatchObject({
      code: 'secondFactor.wrongCode',
    });
    const { options } = (await send(startProof, {}, ole)).data!.result as { options: string };
    const input = { credential: passkey.answer(options) };
    expect((await send(prove, { input }, ole)).data!.result.__typename).toBe('ProvePayload');
    expect((await send(remove, { id: passkey.globalId }, ole)).data!.result.__typename).toBe('RemovePasskeyPayload');
  });
});
