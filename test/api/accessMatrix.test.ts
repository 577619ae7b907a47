import '../support/db.ts';
import { randomBytes } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { schema } from '../../api/graphql/schema.ts';
import { routes } from '../../api/rest/rest.ts';
import { answerTo, call, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

/** Who asks: nobody, whose the things are, somebody else, and an administrator. */
const askers = ['visitor', 'owner', 'other', 'admin'] as const;
type Asker = (typeof askers)[number];

/** Things of the owner's, newly made for every try. */
interface Things {
  owner: Viewer;
  user: number;
  stack: number;
  saved: number;
  subscription: number;
  accessToken: number;
  resetToken: string;
  /** In no other try. */
  unique: string;
}

let tries = 0;

async function thingsOf(owner: Viewer, unique: string): Promise<Things> {
  const userId = owner.user.id;
  const resetToken = randomBytes(32).toString('base64url');
  await db.user.update({
    where: { id: userId },
    data: { resetToken: hashToken(resetToken), resetTokenExpiry: new Date(Date.now() + 60_000) },
  });
  const stack = await db.stack.create({ data: { userId, name: 'Stack', projectType: 'work', budget: 10 } });
  const tool = { stackId: stack.id, userId, name: 'Tool', ...byMonth(100), description: 'A tool' };
  const saved = await db.savedRecommendation.create({ data: tool });
  const payment = { userId, name: 'Netflix', ...byMonth(100) };
  const subscription = await db.trackedSubscription.create({ data: payment });
  const accessToken = await db.accessToken.create({
    data: { userId, name: 'Script', tokenHash: hashToken(unique), canWrite: false },
  });
  return {
    owner,
    user: userId,
    stack: stack.id,
    saved: saved.id,
    subscription: subscription.id,
    accessToken: accessToken.id,
    resetToken,
    unique,
  };
}

/** Tries something as one of the askers, on things and accounts that nothing else uses. */
async function tryAs<Result>(
  asker: Asker,
  work: (things: Things, viewer: Viewer | undefined) => Promise<Result>,
): Promise<Result> {
  const unique = `try${++tries}`;
  const owner = await signedIn(`${unique}_owner`);
  const things = await thingsOf(owner, unique);
  const viewers = {
    visitor: async () => undefined,
    owner: async () => owner,
    other: () => signedIn(`${unique}_other`),
    admin: () => signedIn(`${unique}_admin`, true),
  };
  return work(things, await viewers[asker]());
}

type Outcomes = Record<Asker, string | number>;
const outcomes = (visitor: string | number, owner = visitor, other = owner, admin = other): Outcomes => ({
  visitor,
  owner,
  other,
  admin,
});

const forAll = outcomes('done');
/** What everybody who is signed in does with what is their own. */
const forUsers = outcomes('UNAUTHENTICATED', 'done');
/** What only the owner does; to all others it is not there. */
const forTheOwner = outcomes('UNAUTHENTICATED', 'done', 'NotFoundError');
const forAdministrators = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'done');

const id = (type: string, key: 'user' | 'stack' | 'saved' | 'subscription' | 'accessToken') => (things: Things) =>
  `"${encodeGlobalID(type, things[key])}"`;
const user = id('User', 'user');
const stack = id('Stack', 'stack');
const saved = id('SavedRecommendation', 'saved');
const subscription = id('TrackedSubscription', 'subscription');
const accessToken = id('AccessToken', 'accessToken');

type Field = [outcomes: Outcomes, args?: ((things: Things) => string) | undefined, selection?: string];
const text = '{ __typename }';

/** Every field of Query, Mutation and Subscription. */
const graph: Record<string, Field | Record<string, Field>> = {
  'Query.catalog': [forAll],
  'Query.site': [forAll],
  'Query.viewer': [outcomes('null', 'done')],
  'Query.adminStats': [forAdministrators],
  'Query.users': [forAdministrators, undefined, '{ edges { node { email } } }'],
  'Query.auditLog': [forAdministrators, undefined, '{ edges { node { actorName } } }'],
  'Query.node': {
    User: [outcomes('UNAUTHENTICATED', 'done', 'null', 'done'), (things) => `id: ${user(things)}`],
    Stack: [outcomes('UNAUTHENTICATED', 'done', 'null', 'done'), (things) => `id: ${stack(things)}`],
    SavedRecommendation: [outcomes('UNAUTHENTICATED', 'done', 'null', 'done'), (things) => `id: ${saved(things)}`],
    TrackedSubscription: [
      outcomes('UNAUTHENTICATED', 'done', 'null', 'done'),
      (things) => `id: ${subscription(things)}`,
    ],
    AccessToken: [outcomes('UNAUTHENTICATED', 'done', 'null', 'null'), (things) => `id: ${accessToken(things)}`],
    AuditEntry: [
      outcomes('UNAUTHENTICATED', 'null', 'null', 'null'),
      () => `id: "${encodeGlobalID('AuditEntry', 999_999)}"`,
    ],
  },
  'Mutation.recommend': [forAll, () => 'input: { projectType: WORK, budget: 5 }'],
  'Subscription.recommend': [forAll, () => 'input: { projectType: WORK, budget: 5 }'],
  'Mutation.register': [
    forAll,
    ({ unique }) => `input: { username: "${unique}_new", email: "${unique}@new.example", password: "correct horse" }`,
  ],
  'Mutation.login': [
    outcomes('InvalidCredentialsError'),
    ({ unique }) => `input: { email: "${unique}_owner@example.com", password: "wrong horse" }`,
  ],
  'Mutation.logout': [forAll],
  'Mutation.requestPasswordReset': [forAll, ({ unique }) => `input: { email: "${unique}_owner@example.com" }`],
  'Mutation.resetPassword': [
    forAll,
    ({ resetToken }) => `input: { token: "${resetToken}", newPassword: "correct horse" }`,
  ],
  'Mutation.logoutEverywhere': [forUsers],
  'Mutation.changePassword': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { currentPassword: "wrong horse", newPassword: "correct horse" }',
  ],
  'Mutation.updateAccount': [forUsers, ({ unique }) => `input: { username: "${unique}_named" }`],
  'Mutation.deleteAccount': [
    outcomes('UNAUTHENTICATED', 'InvalidInputError'),
    () => 'input: { currentPassword: "wrong horse" }',
  ],
  'Mutation.setCurrency': [forUsers, () => 'currency: EUR'],
  'Mutation.createAccessToken': [forUsers, () => 'input: { name: "Script", canWrite: true }'],
  'Mutation.revokeAccessToken': [forTheOwner, (things) => `id: ${accessToken(things)}`],
  'Mutation.createStack': [forUsers, () => 'input: { name: "New", projectType: WORK, budget: 5 }'],
  'Mutation.updateStack': [forTheOwner, (things) => `id: ${stack(things)}, input: { name: "Changed" }`],
  'Mutation.removeStack': [forTheOwner, (things) => `id: ${stack(things)}`],
  'Mutation.restoreStack': [forTheOwner, (things) => `id: ${stack(things)}`],
  'Mutation.saveRecommendations': [
    forTheOwner,
    (things) => `stackId: ${stack(things)}, input: { recommendations: [{ name: "Saved" }] }`,
  ],
  'Mutation.addSubscriptionToStack': [
    forTheOwner,
    (things) => `stackId: ${stack(things)}, input: { name: "Added", description: "By hand" }`,
  ],
  'Mutation.removeSavedTool': [forTheOwner, (things) => `id: ${saved(things)}`],
  'Mutation.restoreSavedTool': [forTheOwner, (things) => `id: ${saved(things)}`],
  'Mutation.trackSubscription': [forUsers, () => 'input: { name: "New", price: "$1" }'],
  'Mutation.trackEntry': [forUsers, () => 'input: { entry: "New - $1/month" }'],
  'Mutation.updateSubscription': [forTheOwner, (things) => `id: ${subscription(things)}, input: { name: "Changed" }`],
  'Mutation.removeSubscription': [forTheOwner, (things) => `id: ${subscription(things)}`],
  'Mutation.restoreSubscription': [forTheOwner, (things) => `id: ${subscription(things)}`],
  'Mutation.updateUser': [forAdministrators, (things) => `id: ${user(things)}, input: { isAdmin: true }`],
  'Mutation.createResetLink': [forAdministrators, (things) => `userId: ${user(things)}`],
};

const isField = (entry: Field | Record<string, Field>): entry is Field => Array.isArray(entry);
const fields = Object.entries(graph).flatMap(([name, entry]) =>
  isField(entry)
    ? [{ name, field: entry }]
    : Object.entries(entry).map(([type, field]) => ({ name: `${name} of ${type}`, field })),
);

/** Everything about the owner that is not public, to see that a refusal changed none of it. */
async function stateOf({ user: userId }: Things): Promise<unknown> {
  const owned = { where: { userId }, orderBy: { id: 'asc' } } as const;
  return Promise.all([
    db.user.findUnique({ where: { id: userId } }),
    db.stack.findMany({ ...owned, include: { recommendations: true } }),
    db.trackedSubscription.findMany(owned),
    db.accessToken.findMany(owned),
    db.session.findMany({ where: { userId }, select: { tokenHash: true } }),
  ]);
}

describe('the graph', () => {
  it('has a line here for every field of Query, Mutation and Subscription', () => {
    const types = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
    const declared = types.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(Object.keys(graph).sort()).toEqual(declared.sort());
  });

  it('has a line here for every node', () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
    expect(Object.keys(graph['Query.node']!).sort()).toEqual(nodes.toSorted());
  });

  const everyTry = fields.flatMap(({ name, field }) => askers.map((asker) => ({ name, asker, field })));
  it.each(everyTry)('$name, asked by $asker', async ({ name, asker, field: [expected, args, selection = text] }) => {
    await tryAs(asker, async (things, viewer) => {
      const [type, fieldName] = name.split(/[. ]/) as [string, string];
      const before = await stateOf(things);
      const operation = `${type.toLowerCase()} { result: ${fieldName}${args ? `(${args(things)})` : ''} ${selection} }`;
      const answer = await answerTo<{ result?: { __typename?: string } | null }>(operation, viewer);
      const typename = answer.data?.result?.__typename ?? '';
      const outcome = answer.errors
        ? answer.errors[0]!.extensions.code
        : !answer.data?.result
          ? 'null'
          : typename.endsWith('Error')
            ? typename
            : 'done';
      expect(outcome).toBe(expected[asker]);
      if (outcome !== 'done') expect(await stateOf(things)).toEqual(before);
    });
  });
});

type Call = [outcomes: Outcomes, body?: (things: Things) => object];
const own = outcomes(401, 200);
const made = outcomes(401, 201);
const owned = outcomes(401, 200, 404);
const administered = outcomes(401, 403, 403, 200);
const cooking = { name: 'Cooking', projectType: 'work', budget: 10 };
const netflix = { name: 'Netflix', price: '$1/month' };

/** Every documented call. */
const calls: Record<string, Call> = {
  'POST /api/recommendations': [outcomes(200), () => ({ projectType: 'work', budget: 5 })],
  'GET /api/user': [own],
  'GET /api/user/export': [own],
  'POST /api/register': [
    outcomes(201),
    ({ unique }) => ({ username: `${unique}_new`, email: `${unique}@new.example`, password: 'correct horse' }),
  ],
  'POST /api/login': [outcomes(401), ({ unique }) => ({ email: `${unique}_owner@example.com`, password: 'wrong' })],
  'POST /api/logout': [outcomes(200), () => ({})],
  'POST /api/forgot-password': [outcomes(200), ({ unique }) => ({ email: `${unique}_owner@example.com` })],
  'POST /api/reset-password': [
    outcomes(200),
    ({ resetToken }) => ({ token: resetToken, newPassword: 'correct horse' }),
  ],
  'PUT /api/user/currency': [own, () => ({ currency: 'EUR' })],
  'GET /api/projects': [own],
  'POST /api/projects': [made, () => cooking],
  // Administrators see every node, and change none of another's.
  'GET /api/projects/{stack}': [outcomes(401, 200, 404, 200)],
  'PUT /api/projects/{stack}': [owned, () => cooking],
  'DELETE /api/projects/{stack}': [owned],
  'POST /api/projects/{stack}/recommendations': [
    outcomes(401, 201, 404),
    () => ({ recommendations: [{ name: 'Saved' }] }),
  ],
  'GET /api/subscriptions': [own],
  'POST /api/subscriptions': [made, () => netflix],
  'PUT /api/subscriptions/{subscription}': [owned, () => netflix],
  'DELETE /api/subscriptions/{subscription}': [owned],
  'GET /api/admin/stats': [administered],
  'GET /api/admin/users': [administered],
  'PUT /api/admin/users/{user}': [administered, () => ({ isAdmin: true })],
};

describe('the documented calls', () => {
  it('have a line here each', () => {
    const withoutId = (name: string) => name.replace(/:\w+|\{\w+\}/, '{id}');
    const declared = routes.map(({ method, path }) => withoutId(`${method} ${path}`));
    expect(Object.keys(calls).map(withoutId).sort()).toEqual(declared.sort());
  });

  const everyTry = Object.entries(calls).flatMap(([name, [expected, body]]) =>
    askers.map((asker) => ({ name, asker, expected, body })),
  );
  it.each(everyTry)('$name, asked by $asker', async ({ name, asker, expected, body }) => {
    await tryAs(asker, async (things, viewer) => {
      const before = await stateOf(things);
      const [method, path] = name.split(' ') as [string, string];
      const filled = path.replace(/\{(\w+)\}/, (_, key: string) => String(things[key as keyof Things]));
      const { status } = await call(method, filled, body?.(things), viewer);
      expect(status).toBe(expected[asker]);
      if (status >= 400) expect(await stateOf(things)).toEqual(before);
    });
  });
});
