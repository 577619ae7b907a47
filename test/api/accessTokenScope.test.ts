import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { schema } from '../../api/graphql/schema.ts';
import { rest } from '../../api/rest/rest.ts';
import { createAccessToken } from '../../api/domain/accounts/accessTokens.ts';
import { tokenScopeNames, type TokenScope } from '../../common/values.ts';
import { lacks, needsBrowser, programOf } from '../support/accessTokens.ts';
import { password, sessionStatus } from '../support/accounts.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';

interface Answer {
  data: { result: { __typename: string } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

interface Nodes {
  data: { node: { __typename: string } | null };
}

/** Values that the rules of the inputs take; a new input that needs another one adds it here. */
const texts: Record<string, string> = {
  email: 'somebody@example.com',
  entry: 'Netflix - $9.99/month',
  entries: 'Hulu - $7.99/month',
  text: 'Netflix - $9.99/month',
  price: '$9.99/month',
  url: 'http://127.0.0.1/',
  until: new Date(Date.now() + 86_400_000).toISOString(),
  code: '123456',
  channels: 'inbox',
  act: 'KEEP',
};

/** Something to send for every input that must be given; a price must, as text or in numbers, and some proof. */
function exampleOfAll(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  return Object.fromEntries(
    inputs
      .filter(({ name, type }) => isNonNullType(type) || name === 'price' || name === 'code')
      .map((input) => [input.name, exampleOf(input)]),
  );
}

function exampleOf({ name, type, extensions }: GraphQLArgument | GraphQLInputField): unknown {
  const named = getNamedType(type);
  const [target] = (extensions['relayGlobalIDFor'] ?? []) as { typename: string }[];
  const one = isInputObjectType(named)
    ? exampleOfAll(Object.values(named.getFields()))
    : isEnumType(named)
      ? (named.getValue(texts[name] ?? '') ?? named.getValues()[0]!).name
      : { ID: encodeGlobalID(target?.typename ?? '', 999_999), Boolean: true, Int: 5, Float: 5, Date: '2026-11-30' }[
          named.name
        ];
  const value = one ?? texts[name] ?? 'some_text';
  return isNonNullType(type) && isListType(type.ofType) ? [value] : value;
}

describe('what an access token may do', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());

  /** The mutations whose own scopes ask for one of these. */
  const askingFor = (...scopes: string[]) =>
    mutations
      .filter(({ extensions }) => {
        const { authScopes = {} } = extensions['pothosOptions'] as { authScopes?: object };
        return scopes.some((scope) => JSON.stringify(authScopes).includes(`"${scope}"`));
      })
      .map(({ name }) => name);

  /** Runs every mutation of the schema; the message of those that were forbidden, the type of the others' answers. */
  async function runAll(viewer: Viewer): Promise<Record<string, string>> {
    const results: Record<string, string> = {};
    for (const { name, args } of mutations) {
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(' ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(' ');
      const query = `mutation${declared && `(${declared})`} { result: ${name}${given && `(${given})`} { __typename } }`;
      const answer = await sendText(query, exampleOfAll(args), viewer);
      const { data, errors = [] } = (await answer.json()) as Answer;
      results[name] =
        errors.map(({ message, extensions }) => `${extensions.code}: ${message}`)[0] ?? data!.result.__typename;
    }
    return results;
  }

  let admin: Viewer;
  beforeAll(async () => {
    admin = await signedIn('all_mighty', true);
    env.WEBHOOK_PRIVATE_HOSTS.push('127.0.0.1');
  });
  afterAll(() => void env.WEBHOOK_PRIVATE_HOSTS.pop());

  /** What each mutation answers to a token that has these scopes alone; a mutation that names none is closed. */
  const expectedWith = (scopes: readonly TokenScope[]) =>
    Object.fromEntries(
      mutations.map(({ name, extensions }) => {
        const { authScopes, skipTypeScopes } = extensions['pothosOptions'] as {
          authScopes?: { scope?: TokenScope };
          skipTypeScopes?: boolean;
        };
        const scope = authScopes?.scope;
        if (!scope) return [name, skipTypeScopes && !authScopes ? expect.any(String) : `FORBIDDEN: ${needsBrowser}`];
        return [name, scopes.includes(scope) ? expect.not.stringMatching('FORBIDDEN') : `FORBIDDEN: ${lacks(scope)}`];
      }),
    ) as Record<string, unknown>;

  let owners = 0;

  it.each([
    [],
    ['subscriptions-write'],
    ['stacks-write'],
    ['account-write'],
    ['reminders-write'],
    ['stacks-write', 'account-write'],
  ] as const)('is what its scopes say and to be recommended tools: %s %s', async (...scopes: TokenScope[]) => {
    // An administrator each, because all mutations several times are more than one account may send in a minute.
    const owner = await signedIn(`scoped_${(owners += 1)}`, true);
    const program = { ...owner, ...(await createAccessToken(owner.user, { name: 'Scoped', scopes })) };
    const results = await runAll(program);
    expect(results).toEqual(expectedWith(scopes));
    expect(results).toMatchObject({ noteSwap: 'NoteSwapPayload', recommend: 'RecommendPayload' });
  });

  it('is to read and to be recommended tools, when it is for reading', async () => {
    const owner = await signedIn('all_readable', true);
    expect(await runAll(await programOf(owner, false))).toEqual(expectedWith([]));
    expect(await db.accessToken.count({ where: { userId: owner.user.id } })).toBe(1);
  });

  it('is to see nothing of its user without a scope for it', async () => {
    const fields = (schema.getType('User') as GraphQLObjectType).getFields();
    const program = { ...admin, ...(await createAccessToken(admin.user, { name: 'Blind', scopes: [] })) };
    for (const { name, type, args } of Object.values(fields)) {
      const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
      const needed = args
        .filter((arg) => isRequiredArgument(arg))
        .map((arg) => `${arg.name}: "${String(exampleOf(arg))}"`);
      const given = needed.length === 0 ? '' : `(${needed.join(', ')})`;
      const answer = await sendText(`{ viewer { ${name}${given}${selection} } }`, {}, program);
      const { errors = [] } = (await answer.json()) as Answer;
      const refused = errors.map(({ extensions }) => extensions.code);
      expect([name, ...refused]).toEqual(name === 'id' ? ['id'] : [name, 'FORBIDDEN']);
    }
  });

  it.each([
    ['subscriptions-read', '{ viewer { subscriptions { totalCount } spending { monthlyCents } } }'],
    ['subscriptions-write', '{ viewer { subscriptions { totalCount } spending { monthlyCents } } }'],
    ['stacks-read', '{ viewer { stacks { totalCount } } }'],
    ['stacks-write', '{ viewer { stacks { totalCount } } }'],
    ['account-read', '{ viewer { username email currency isAdmin } }'],
    ['account-write', '{ viewer { username email currency isAdmin } }'],
    ['reminders-read', '{ viewer { channels { name } } }'],
    ['reminders-write', '{ viewer { channels { name } } }'],
  ] as const)('is to read with %s: %s', async (scope, query) => {
    const others = tokenScopeNames.filter((name) => !name.startsWith(scope.split('-')[0]!));
    const codes = [];
    for (const scopes of [[scope], others]) {
      const program = { ...admin, ...(await createAccessToken(admin.user, { name: 'Reader', scopes: [...scopes] })) };
      const { errors = [] } = (await (await sendText(query, {}, program)).json()) as Answer;
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes).toEqual([undefined, 'FORBIDDEN']);
  });

  it('is to find by its id only what it has a scope for', async () => {
    const viewer = await signedIn('finder_of_nodes');
    const row = await db.stack.create({
      data: { userId: viewer.user.id, name: 'Mine', projectType: 'work', budget: 1 },
    });
    const query = `{ node(id: "${encodeGlobalID('Stack', row.id)}") { ... on Stack { name } } }`;
    const withScope = async (scope: TokenScope) => {
      const program = { ...viewer, ...(await createAccessToken(viewer.user, { name: 'Finder', scopes: [scope] })) };
      return (await (await sendText(query, {}, program)).json()) as object;
    };
    expect(await withScope('stacks-read')).toEqual({ data: { node: { name: 'Mine' } } });
    expect(await withScope('subscriptions-write')).toMatchObject({ errors: [{ message: lacks('stacks-read') }] });
  });

  it('is to export nothing when it may not read all', async () => {
    const viewer = await signedIn('exporter');
    const { token } = await createAccessToken(viewer.user, { name: 'Half', scopes: ['account-read', 'stacks-read'] });
    const answer = await call('GET', '/api/user/export', undefined, { ...viewer, token });
    expect([answer.status, await answer.json()]).toEqual([403, { message: lacks('subscriptions-read') }]);
  });

  it('is whatever its owner may, but nothing with the account itself or as an administrator', async () => {
    const program = await programOf(await signedIn('just_as_mighty', true), true);
    const results = await runAll(program);
    const forbidden = Object.keys(results).filter((name) => results[name] === `FORBIDDEN: ${needsBrowser}`);
    expect(forbidden.sort()).toEqual(askingFor('browser', 'session', 'factorOwner', 'admin').sort());
    expect(forbidden).toEqual(
      expect.arrayContaining([
        'changePassword',
        'createAccessToken',
        'login',
        'logout',
        'logoutEverywhere',
        'register',
        'revokeAccessToken',
      ]),
    );
    for (const name of Object.keys(results).filter((name) => !forbidden.includes(name)))
      expect(results[name], name).toMatch(/(Payload|^NotFoundError)$/);
    expect(await sessionStatus(program)).toBe(200);
  });

  it('is not to use what its owner sees as an administrator', async () => {
    const [reader, writer] = [await programOf(admin, false), await programOf(admin, true)];
    const cara = await signedIn('watched');
    const noted = { actorName: 'root', targetName: 'watched', action: 'admin-granted' };
    const ids = [
      encodeGlobalID('User', cara.user.id),
      encodeGlobalID('AuditEntry', (await db.auditEntry.create({ data: noted })).id),
    ];
    const typeOf = async (id: string, viewer: Viewer) =>
      ((await (await sendText('query($id: ID!) { node(id: $id) { __typename } }', { id }, viewer)).json()) as Nodes)
        .data;
    for (const id of ids) {
      expect((await typeOf(id, admin)).node).not.toBeNull();
      for (const viewer of [reader, writer]) expect(await typeOf(id, viewer)).toEqual({ node: null });
    }
    const own = encodeGlobalID('User', admin.user.id);
    expect(await typeOf(own, reader)).toEqual({ node: { __typename: 'User' } });
  });

  const stack = { name: 'By REST', projectType: 'work', budget: 10 };
  const subscription = { name: 'By REST', price: '$1/month' };
  /** Every call that writes: what to send, and the status for an access token that may write. */
  const writes: Record<string, [body: object, status: number]> = {
    'POST /api/register': [{ username: 'by_rest', email: 'by_rest@example.com', password }, 403],
    'POST /api/login': [{ email: 'by_rest@example.com', password }, 403],
    'POST /api/logout': [{}, 403],
    'POST /api/forgot-password': [{ email: 'by_rest@example.com' }, 403],
    'POST /api/reset-password': [{ token: 'x', newPassword: password }, 403],
    'PUT /api/user': [{ username: 'by_token' }, 403],
    'POST /api/user/email-confirmation': [{}, 403],
    'PUT /api/user/currency': [{ currency: 'EUR' }, 200],
    'POST /api/projects': [stack, 201],
    'PUT /api/projects/:id': [stack, 404],
    'DELETE /api/projects/:id': [{}, 404],
    'POST /api/projects/:id/recommendations': [{ recommendations: [{}] }, 404],
    'POST /api/recommendations': [{ projectType: 'work', budget: 50 }, 200],
    'POST /api/subscriptions': [subscription, 201],
    'PUT /api/subscriptions/:id': [subscription, 404],
    'DELETE /api/subscriptions/:id': [{}, 404],
    'POST /api/subscriptions/:id/payments': [{ dueOn: '2026-11-30' }, 404],
    'POST /api/subscriptions/:id/prices': [{ amountCents: 1, from: '2026-11-30' }, 404],
    'PUT /api/subscriptions/:id/reminders': [{ rules: null }, 404],
    'POST /api/subscriptions/changes': [{ ids: [999_999], act: 'pause' }, 200],
    'DELETE /api/subscription-changes/:id': [{}, 404],
    'PUT /api/budgets': [{ amountCents: 100 }, 200],
    'DELETE /api/budgets': [{}, 200],
    'POST /api/labels': [{ kind: 'tag', name: 'By REST' }, 201],
    'PUT /api/labels/:id': [{}, 404],
    'DELETE /api/labels/:id': [{}, 404],
    'PUT /api/advice/:id': [{ state: 'done' }, 404],
    'PUT /api/reminders': [{ rules: [] }, 200],
    'POST /api/calendar': [{}, 403],
    'DELETE /api/calendar': [{}, 403],
    'POST /api/channels': [{ kind: 'webhook', shape: 'json', url: 'http://127.0.0.1/' }, 201],
    'DELETE /api/channels/:id': [{}, 404],
    'POST /api/channels/:id/test': [{}, 404],
    'PUT /api/admin/users/:id': [{ isAdmin: true }, 403],
    'DELETE /api/admin/users/:id': [{}, 403],
    'DELETE /api/admin/users/:id/sessions': [{}, 403],
  };

  it('is the same over REST', async () => {
    const routes = rest.routes
      .filter(({ method }) => !['ALL', 'GET'].includes(method))
      .map(({ method, path }) => `${method} ${path.replace(/\{[^/]*/, '')}`);
    expect(Object.keys(writes).sort()).toEqual(routes.sort());
    const viewer = await signedIn('by_rest_only');
    const [reader, writer] = [await programOf(viewer, false), await programOf(viewer, true)];
    for (const [name, [body, status]] of Object.entries(writes)) {
      const [method = '', path = ''] = name.replace(':id', '999999').split(' ');
      const refused = await call(method, path, body, reader);
      const noun = path.endsWith('/reminders')
        ? 'reminders'
        : (
            [
              'subscriptions',
              'projects',
              'user/currency',
              'channels',
              'labels',
              'subscription-changes',
              'advice',
              'budgets',
            ] as const
          ).find((noun) => path.startsWith(`/api/${noun}`));
      const scopes = {
        subscriptions: 'subscriptions-write',
        projects: 'stacks-write',
        'user/currency': 'account-write',
        channels: 'reminders-write',
        labels: 'subscriptions-write',
        'subscription-changes': 'subscriptions-write',
        advice: 'subscriptions-write',
        budgets: 'subscriptions-write',
        reminders: 'reminders-write',
      } as const;
      const message = noun ? lacks(scopes[noun]) : needsBrowser;
      if (path === '/api/recommendations') expect(refused.status).toBe(200);
      else expect([refused.status, await refused.json()], name).toEqual([403, { message }]);
      expect((await call(method, path, body, writer)).status, name).toBe(status);
    }
    for (const path of ['/api/user', '/api/user/export', '/api/projects', '/api/subscriptions'])
      expect((await call('GET', path, undefined, reader)).status, path).toBe(200);
    expect(await db.stack.count({ where: { userId: viewer.user.id } })).toBe(1);
  });

  it('is to repeat a request by its Idempotency-Key, as its user', async () => {
    const viewer = await signedIn('repeater');
    const key = { 'idempotency-key': 'the same' };
    const first = await call('POST', '/api/projects', stack, await programOf(viewer, true), key);
    const second = await call('POST', '/api/projects', stack, viewer, key);
    expect(await second.json()).toEqual(await first.json());
  });
});
