import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { schema } from '../../api/graphql/schema.ts';
import { rest } from '../../api/rest/rest.ts';
import { mayOnlyRead, needsBrowser, programOf } from '../support/accessTokens.ts';
import { password, sessionStatus } from '../support/accounts.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';

interface Answer {
  data: { result: { __typename: string } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

interface Nodes {
  data: { node: { __typename: string } | null };
}

/** Texts that the rules of the inputs take; a new input that needs another one adds it here. */
const texts: Record<string, string> = {
  email: 'somebody@example.com',
  entry: 'Netflix - $9.99/month',
  text: 'Netflix - $9.99/month',
  price: '$9.99/month',
  code: '123456',
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
      ? named.getValues()[0]!.name
      : { ID: encodeGlobalID(target?.typename ?? '', 999_999), Boolean: true, Int: 5, Float: 5 }[named.name];
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
  beforeAll(async () => void (admin = await signedIn('all_mighty', true)));

  it('is to read and to be recommended tools, when it is for reading', async () => {
    const program = await programOf(admin, false);
    const expected = mutations.map(({ name }) => [name, `FORBIDDEN: ${mayOnlyRead}`]);
    const inBrowser = askingFor('browser', 'factorOwner').map((name) => [name, `FORBIDDEN: ${needsBrowser}`]);
    expect(await runAll(program)).toEqual({
      ...Object.fromEntries([...expected, ...inBrowser]),
      noteSwap: 'NoteSwapPayload',
      recommend: 'RecommendPayload',
    });
    expect(await db.accessToken.count({ where: { userId: admin.user.id } })).toBe(1);
  });

  it('is whatever its owner may, but nothing with the account itself or as an administrator', async () => {
    const program = await programOf(admin, true);
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
    'PUT /api/user/currency': [{ currency: 'EUR' }, 200],
    'POST /api/projects': [stack, 201],
    'PUT /api/projects/:id': [stack, 404],
    'DELETE /api/projects/:id': [{}, 404],
    'POST /api/projects/:id/recommendations': [{ recommendations: [{}] }, 404],
    'POST /api/recommendations': [{ projectType: 'work', budget: 50 }, 200],
    'POST /api/subscriptions': [subscription, 201],
    'PUT /api/subscriptions/:id': [subscription, 404],
    'DELETE /api/subscriptions/:id': [{}, 404],
    'PUT /api/admin/users/:id': [{ isAdmin: true }, 403],
    'DELETE /api/admin/users/:id': [{}, 403],
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
      const message = /^\/api\/(log|register|forgot|reset)/.test(path) ? needsBrowser : mayOnlyRead;
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
