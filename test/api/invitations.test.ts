import '../support/db.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { readSettings, env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { RegistrationMode } from '../../common/values.ts';
import { paths } from '../../common/paths.ts';
import { emailOf, password } from '../support/accounts.ts';
import { call, send, signedIn, told } from '../support/api.ts';
import { mailedTokens, mailServer } from '../support/mail.ts';

const invite = graphql(`
  mutation TestCreateInvitation($input: CreateInvitationInput!) {
    result: createInvitation(input: $input) {
      __typename
      ... on CreateInvitationPayload {
        url
        invitation {
          id
          email
          isMailed
          createdBy {
            username
          }
        }
      }
      ... on NotOfferedError {
        code
        message
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

const revoke = graphql(`
  mutation TestRevokeInvitation($id: ID!) {
    result: revokeInvitation(id: $id) {
      __typename
    }
  }
`);

const list = graphql(`
  query TestInvitations {
    invitations {
      edges {
        node {
          email
          isMailed
        }
      }
    }
  }
`);

const register = graphql(`
  mutation TestRegisterInvited($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on NotOfferedError {
        code
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

const mode = (registration: RegistrationMode, sendsMail = false) =>
  Object.assign(env, { REGISTRATION: registration, ...(!sendsMail && { SMTP_URL: undefined }) });

let roots = 0;
const newRoot = () => signedIn(`root${++roots}`, true);

async function invited(email?: string) {
  const { data } = await send(invite, { input: email === undefined ? {} : { email } }, await newRoot());
  if (data?.result.__typename !== 'CreateInvitationPayload') throw new Error(JSON.stringify(data));
  const { url, invitation } = data.result;
  return { ...invitation, url, token: url?.slice(-43) };
}

const accountOf = (username: string, invitation?: string, email = emailOf(username)) => ({
  username,
  email,
  password,
  ...(invitation !== undefined && { invitation }),
});

const registerWith = async (...account: Parameters<typeof accountOf>) =>
  (await send(register, { input: accountOf(...account) })).data?.result;

afterEach(() => vi.useRealTimers());

describe('who may register', () => {
  it('is said by a setting that is checked at the start', () => {
    expect(readSettings({})).toMatchObject({ REGISTRATION: 'open' });
    expect(readSettings({ REGISTRATION: 'friends' })).toBe(
      'The setting REGISTRATION is wrong: it should be open, invite or closed.',
    );
  });

  it.each([
    ['invite', 'registration.inviteOnly', /need an invitation/],
    ['closed', 'registration.closed', /cannot create an account/],
  ] as const)('is not a stranger when it is %s, in GraphQL and REST', async (registration, code, message) => {
    mode(registration);
    expect(await registerWith('stranger')).toEqual({ __typename: 'NotOfferedError', code });
    expect(await told(await call('POST', '/api/register', accountOf('stranger')))).toEqual({
      status: 403,
      body: { message: expect.stringMatching(message) },
    });
    expect(await db.user.count({ where: { username: 'stranger' } })).toBe(0);
  });

  it('is nobody at all when it is closed, not even with an invitation', async () => {
    mode('open');
    const { token } = await invited();
    mode('closed');
    expect(await registerWith('guest', token)).toEqual({ __typename: 'NotOfferedError', code: 'registration.closed' });
    const refused = (await send(invite, { input: {} }, await newRoot())).data?.result;
    expect(refused).toMatchObject({ __typename: 'NotOfferedError', code: 'registration.closed' });
  });
});

describe('an invitation', () => {
  it('lets one person in, once, in GraphQL and REST', async () => {
    mode('invite');
    const [first, second] = [await invited(), await invited()];
    expect(first.url).toBe(`https://stackling.example${paths.invitation}#${first.token}`);
    expect((await registerWith('ann', first.token))?.__typename).toBe('RegisterPayload');
    expect((await call('POST', '/api/register', accountOf('ben', second.token))).status).toBe(201);
    expect(await registerWith('cat', first.token)).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'invitation', code: 'invitation.useless' }],
    });
  });

  it('lets one of many in who use it at once', async () => {
    mode('invite');
    const { token } = await invited();
    const results = await Promise.all(Array.from({ length: 6 }, (_, i) => registerWith(`crowd${i}`, token)));
    expect(results.map((result) => result?.__typename).sort()).toEqual([
      ...Array<string>(5).fill('InvalidInputError'),
      'RegisterPayload',
    ]);
  });

  it('stays good when the username is taken', async () => {
    mode('invite');
    const { token } = await invited();
    await signedIn('taken');
    expect((await registerWith('taken', token, 'dora@example.com'))?.__typename).toBe('ConflictError');
    expect((await registerWith('dora', token))?.__typename).toBe('RegisterPayload');
  });

  it('is for its own address alone, whatever the case', async () => {
    mode('invite');
    const { token } = await invited('Eve@Example.com');
    expect(await registerWith('mallory', token)).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'email', code: 'invitation.otherEmail' }],
    });
    expect((await registerWith('eve', token))?.__typename).toBe('RegisterPayload');
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(201), '\u0000'])('is not %j', async (token) => {
    mode('invite');
    expect((await registerWith('nobody', token))?.__typename).toMatch(/InvalidInputError|NotOfferedError/);
  });

  it('ends after seven days, and when it is revoked', async () => {
    mode('invite');
    const [late, revoked] = [await invited(), await invited()];
    await send(revoke, { id: revoked.id }, await newRoot());
    expect((await registerWith('fred', revoked.token))?.__typename).toBe('InvalidInputError');
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60_000 + 1000, toFake: ['Date'] });
    expect((await registerWith('gina', late.token))?.__typename).toBe('InvalidInputError');
  });

  it('is mailed to its address where there is mail, and then shown to nobody', async () => {
    mode('invite', true);
    const { url, isMailed } = await invited('hans@example.com');
    expect({ url, isMailed }).toEqual({ url: null, isMailed: true });
    const [token] = await mailedTokens(paths.invitation);
    expect(mailServer.mails[0]).toMatchObject({ to: ['hans@example.com'] });
    expect(mailServer.mails[0]!.body).toMatch(/root\d+ invites you/);
    expect(await db.invitation.count({ where: { email: 'hans@example.com', tokenHash: { not: null } } })).toBe(1);
    mode('invite');
    expect((await registerWith('hans', token))?.__typename).toBe('RegisterPayload');
  });

  it('that was revoked before its mail is not mailed', async () => {
    mode('invite', true);
    const { id } = await invited('iris@example.com');
    await send(revoke, { id }, await newRoot());
    await mailedTokens(paths.invitation);
    // Whichever came first: a link that was mailed no longer works.
    for (const token of await mailedTokens(paths.invitation)) {
      mode('invite');
      expect((await registerWith('iris', token))?.__typename).toBe('InvalidInputError');
    }
    expect(await db.invitation.count({ where: { email: 'iris@example.com' } })).toBe(0);
  });

  it('is in the audit log when it is made, revoked and used, without its email or its link', async () => {
    mode('invite');
    await db.auditEntry.deleteMany();
    const [open, forMia] = [await invited(), await invited('mia@example.com')];
    await send(revoke, { id: forMia.id }, await newRoot());
    expect(await send(revoke, { id: forMia.id }, await newRoot())).toMatchObject({
      data: { result: { __typename: 'NotFoundError' } },
    });
    await registerWith('nora', open.token);
    const log = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(log.map(({ actorName, action, targetName }) => [actorName.replace(/\d+/, ''), action, targetName])).toEqual([
      ['root', 'invitation-created', 'whoever has the link'],
      ['root', 'invitation-created', 'm…@example.com'],
      ['root', 'invitation-revoked', 'm…@example.com'],
      ['nora', 'invitation-used', log[0]!.actorName],
    ]);
    expect(JSON.stringify(log)).not.toContain(open.token);
  });

  it('is listed for administrators until it is used, and its secret never is', async () => {
    mode('invite');
    await db.invitation.deleteMany();
    const [used] = [await invited(), await invited('jan@example.com')];
    await registerWith('kim', used.token);
    expect((await send(list, {}, await newRoot())).data?.invitations.edges).toEqual([
      { node: { email: 'jan@example.com', isMailed: false } },
    ]);
    expect((await send(list, {}, await signedIn('lou'))).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
