import '../support/db.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { entryForm } from '../../common/forms/subscriptionForms.ts';
import { db } from '../../api/database/db.ts';
import { description } from '../../api/rest/rest.ts';
import { password } from '../support/accounts.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';

const cooking = { name: 'Cooking', projectType: 'side-quest', budget: 60, projectDescription: 'Videos' };
const netflix = {
  name: 'Netflix',
  price: '$120/year',
  amountCents: 12_000,
  cycleCount: 1,
  cycleUnit: 'year',
  monthlyAmount: 1_000,
  category: 'entertainment',
  isActive: true,
  nextBillingDate: '2027-01-31',
};
const account = { username: 'new_one', email: 'new@example.com', password };

/** Somebody who owns a stack and a subscription, and somebody else. */
let ada: Viewer;
let bob: Viewer;
let root: Viewer;
let stack: number;
let subscription: number;

beforeAll(async () => {
  ada = await signedIn('ada');
  bob = await signedIn('bob');
  root = await signedIn('root', true);
});
beforeEach(async () => {
  [stack, subscription] = [await newStack(ada), await newSubscription(ada)];
});

const newStack = async ({ user }: Viewer) => (await db.stack.create({ data: { ...cooking, userId: user.id } })).id;

async function newSubscription({ user }: Viewer): Promise<number> {
  const { price: _price, monthlyAmount: _amount, nextBillingDate, ...rest } = netflix;
  const data = { ...rest, nextBillingDate: new Date(nextBillingDate), userId: user.id };
  return (await db.trackedSubscription.create({ data })).id;
}

/** Makes a call in whose path `{stack}` and `{subscription}` stand for ada's own. */
async function answerOf(method: string, path: string, body?: unknown, viewer?: Viewer) {
  const answer = await call(
    method,
    path.replace('{stack}', `${stack}`).replace('{subscription}', `${subscription}`).replace('{bob}', `${bob.user.id}`),
    body,
    viewer,
  );
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as any) };
}

const text = expect.any(String);
const number = expect.any(Number);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const user = {
  id: number,
  username: 'ada',
  email: 'ada@example.com',
  currency: 'USD',
  isAdmin: false,
  lastLogin: null,
  createdAt: instant,
};
const newcomer = { ...user, username: 'new_one', email: 'new@example.com', lastLogin: instant };
const bobby = { ...user, username: 'bobby', email: 'bob@example.com', isAdmin: true };
const stats = { totalUsers: number, activeUsers: number, totalProjects: number, totalSubscriptions: number };
const project = { ...cooking, id: number, userId: number, createdAt: instant, updatedAt: instant };
const tracked = {
  ...netflix,
  id: number,
  currency: 'USD',
  description: null,
  websiteUrl: null,
  createdAt: instant,
  updatedAt: instant,
};
const tool = {
  name: text,
  price: text,
  description: text,
  features: [text],
  badge: text,
  badgeColor: text,
  link: text,
};
const saved = {
  id: number,
  projectId: number,
  ...tool,
  amountCents: number,
  cycleCount: number,
  cycleUnit: text,
  features: '["Templates"]',
  createdAt: instant,
};
const done = { message: text };

/** Who asks, the call, what it takes, and the status and body it answers; then what a look at it answers. */
type Row = [
  who: 'ada' | 'bob' | 'root' | 'visitor',
  call: string,
  payload: unknown,
  status: number,
  body: unknown,
  then?: [call: string, status: number, body: unknown],
];

const contract: Row[] = [
  ['ada', 'GET /api/user', undefined, 200, user],
  ['visitor', 'GET /api/user', undefined, 401, { message: 'You need to be logged in.' }],
  ['ada', 'HEAD /api/user', undefined, 200, undefined],
  ['visitor', 'HEAD /api/user', undefined, 401, undefined],
  ['visitor', 'POST /api/register', account, 201, newcomer],
  [
    'visitor',
    'POST /api/register',
    { ...account, email: 'x@y.zz' },
    409,
    { message: 'This username is already taken' },
  ],
  [
    'visitor',
    'POST /api/register',
    { ...account, username: 'xyz' },
    409,
    { message: 'This email is already registered' },
  ],
  ['visitor', 'POST /api/login', { email: account.email, password }, 200, newcomer],
  [
    'visitor',
    'POST /api/login',
    { email: account.email, password: 'x' },
    401,
    { message: 'Incorrect email or password.' },
  ],
  ['visitor', 'POST /api/logout', undefined, 200, { message: 'You have been logged out successfully' }],
  [
    'ada',
    'PUT /api/user/currency',
    { currency: 'MYR' },
    200,
    { ...user, currency: 'MYR' },
    ['GET /api/user', 200, { ...user, currency: 'MYR' }],
  ],
  ['ada', 'PUT /api/user/currency', { currency: 'USD' }, 200, user],
  [
    'visitor',
    'POST /api/recommendations',
    { projectType: 'work', budget: 50, projectDescription: 'Chat for a team', projectName: 'Team' },
    200,
    {
      recommendations: Array.from({ length: 5 }, () => ({ ...tool, features: expect.arrayContaining([text]) })),
      engine: 'catalog',
    },
  ],
  [
    'ada',
    'GET /api/user/export',
    undefined,
    200,
    {
      user,
      stacks: expect.arrayContaining([{ stack: project, recommendations: [] }]),
      subscriptions: expect.arrayContaining([tracked]),
      accessTokens: [],
    },
  ],
  ['visitor', 'GET /api/user/export', undefined, 401, { message: 'You need to be logged in.' }],
  ['ada', 'GET /api/projects', undefined, 200, expect.arrayContaining([project])],
  ['ada', 'POST /api/projects', { ...cooking, userId: 1 }, 201, project],
  [
    'ada',
    'PUT /api/projects/{stack}',
    { ...cooking, budget: 70 },
    200,
    { ...project, budget: 70 },
    ['GET /api/projects/{stack}', 200, { project: { ...project, budget: 70 }, recommendations: [] }],
  ],
  [
    'ada',
    'DELETE /api/projects/{stack}',
    undefined,
    200,
    done,
    ['GET /api/projects/{stack}', 404, { message: 'No such stack.' }],
  ],
  ['ada', 'GET /api/projects/{stack}', undefined, 200, { project, recommendations: [] }],
  ['bob', 'GET /api/projects/{stack}', undefined, 404, { message: 'No such stack.' }],
  [
    'ada',
    'POST /api/projects/{stack}/recommendations',
    { recommendations: [{ name: 'Canva', features: ['Templates'] }] },
    201,
    { recommendations: [{ ...saved, name: 'Canva' }] },
    ['GET /api/projects/{stack}', 200, { project, recommendations: [{ ...saved, name: 'Canva' }] }],
  ],
  ['ada', 'GET /api/subscriptions', undefined, 200, expect.arrayContaining([tracked])],
  ['ada', 'POST /api/subscriptions', netflix, 201, tracked],
  [
    'ada',
    'PUT /api/subscriptions/{subscription}',
    { ...netflix, description: 'Shared', isActive: false },
    200,
    { ...tracked, description: 'Shared', isActive: false },
    ['GET /api/subscriptions', 200, expect.arrayContaining([{ ...tracked, description: 'Shared', isActive: false }])],
  ],
  ['ada', 'DELETE /api/subscriptions/{subscription}', undefined, 200, done],
  ['ada', 'DELETE /api/subscriptions/999999999', undefined, 404, { message: 'No such subscription.' }],
  [
    'visitor',
    'POST /api/forgot-password',
    { email: 'ada@example.com' },
    200,
    { message: 'This Stackling sends no mail. Please ask its administrator for a link to set a new password.' },
  ],
  [
    'visitor',
    'POST /api/reset-password',
    { token: 'guessed', newPassword: password },
    400,
    { message: 'This link was used already or is too old. Please ask for a new one.' },
  ],
  ['root', 'GET /api/admin/stats', undefined, 200, stats],
  ['root', 'GET /api/admin/users', undefined, 200, expect.arrayContaining([user])],
  ['root', 'GET /api/admin/users?search=ADA@', undefined, 200, [user]],
  ['root', 'PUT /api/admin/users/{bob}', { username: 'bobby', isAdmin: true }, 200, bobby],
  ['root', 'PUT /api/admin/users/{bob}', { username: 'ADA' }, 409, { message: 'This username is already taken' }],
  ['root', 'PUT /api/admin/users/999999999', { username: 'nobody' }, 404, { message: 'No such user.' }],
  ...(
    [
      ['GET /api/admin/stats', undefined],
      ['GET /api/admin/users', undefined],
      ['PUT /api/admin/users/{bob}', {}],
    ] as const
  ).flatMap(([name, payload]): Row[] => [
    ['ada', name, payload, 403, { message: 'You are not allowed to do this.' }],
    ['visitor', name, payload, 401, { message: 'You need to be logged in.' }],
  ]),
];

describe('the documented call', () => {
  const viewers = { ada: () => ada, bob: () => bob, root: () => root, visitor: () => undefined };

  it.each(contract)('by %s: %s %j is answered %i', async (who, name, payload, status, body, then) => {
    const [method, path] = name.split(' ') as [string, string];
    expect(await answerOf(method, path, payload, viewers[who]())).toEqual({ status, body });
    if (!then) return;
    const [look, seenStatus, seen] = then;
    expect(await answerOf('GET', look.split(' ')[1]!, undefined, viewers[who]())).toEqual({
      status: seenStatus,
      body: seen,
    });
  });

  it('has a row here for each that is described', () => {
    const rows = new Set(contract.map(([, name]) => name.replace(/\{\w+\}|\d+/, '{id}').replace(/\?.*/, '')));
    expect([...rows].sort()).toEqual(describedCalls().sort());
  });

  const describedCalls = () =>
    Object.entries(description().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
});

/** A message of the product, the REST calls that are refused with it, and the mutations that are. */
interface Refusal {
  message: string;
  /** Who is refused; ada when it is not said. */
  as?: () => Viewer;
  rest?: [call: string, body: unknown][];
  graphql?: [field: string, input: Record<string, unknown>, id?: () => string][];
}

const bobId = () => globalId('User', bob.user.id);
const stackId = () => globalId('Stack', stack);
const subscriptionId = () => globalId('TrackedSubscription', subscription);
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64');

const recommend = 'POST /api/recommendations';
const register = 'POST /api/register';
const logIn = 'POST /api/login';
const stackCalls = ['POST /api/projects', 'PUT /api/projects/{stack}'];
const subscriptionCalls = ['POST /api/subscriptions', 'PUT /api/subscriptions/{subscription}'];
const person = { username: 'somebody', email: 'some@example.com', password };
const signIn = { email: 'some@example.com', password };
const project_ = { projectType: 'WORK', budget: 50 };
const stackInput = { ...project_, name: 'Cooking' };

const tooSmall = [0, 0.99, -5, '', 'lots', null];
const noType = ['', 'hobby', null, undefined];
const noEmail = ['', 'ada', 'ada@', undefined];
const noPrice = ['', 'cheap', 'per month', null];

const refusals: Refusal[] = [
  {
    message: 'Budget must be at least $1',
    rest: tooSmall.flatMap((budget) =>
      [recommend, ...stackCalls].map((name): [string, unknown] => [name, { ...cooking, budget }]),
    ),
    graphql: [
      ['recommend', { ...project_, budget: 0 }],
      ['createStack', { ...stackInput, budget: 0 }],
      ['updateStack', { budget: 0 }, stackId],
    ],
  },
  {
    message: 'Please select a project type',
    rest: noType.flatMap((projectType) =>
      [recommend, 'POST /api/projects'].map((name): [string, unknown] => [name, { ...cooking, projectType }]),
    ),
  },
  {
    message: 'Please enter a valid email address',
    rest: noEmail.flatMap((email) => [
      [register, { ...person, email }],
      [logIn, { ...signIn, email }],
    ]),
    graphql: [
      ['register', { ...person, email: 'ada' }],
      ['login', { ...signIn, email: '' }],
    ],
  },
  {
    message: 'Password is required',
    rest: [
      [logIn, { ...signIn, password: '' }],
      [logIn, { email: signIn.email }],
    ],
    graphql: [['login', { ...signIn, password: '' }]],
  },
  {
    message: 'Username must be at least 3 characters',
    rest: ['', 'ab', undefined].map((username) => [register, { ...person, username }]),
    graphql: [['register', { ...person, username: 'ab' }]],
  },
  {
    message: 'Username cannot exceed 20 characters',
    rest: [[register, { ...person, username: 'x'.repeat(21) }]],
    graphql: [['register', { ...person, username: 'x'.repeat(21) }]],
  },
  {
    message: 'Username can only contain letters, numbers, and underscores',
    rest: ['a b c', 'ada-l', 'adä'].map((username) => [register, { ...person, username }]),
    graphql: [['register', { ...person, username: 'ada-l' }]],
  },
  {
    message: 'Password must be at least 6 characters',
    rest: ['', '12345', undefined].map((secret) => [register, { ...person, password: secret }]),
    graphql: [['register', { ...person, password: '12345' }]],
  },
  {
    message: 'Password is too long',
    rest: [[register, { ...person, password: 'x'.repeat(101) }]],
    graphql: [['register', { ...person, password: 'x'.repeat(101) }]],
  },
  {
    message: 'Reset token is required',
    rest: ['', ' ', undefined].map((token) => ['POST /api/reset-password', { token, newPassword: password }]),
    graphql: [['resetPassword', { token: '', newPassword: password }]],
  },
  {
    message: 'Password must be at least 6 characters',
    rest: [['POST /api/reset-password', { token: 'x', newPassword: '12345' }]],
    graphql: [['resetPassword', { token: 'x', newPassword: '12345' }]],
  },
  {
    message: "Please enter a subscription (e.g., '<service> - $9.99/month')",
    graphql: ['', '   ', '\t\n'].map((entry) => ['trackEntry', { entry }]),
  },
  {
    message: "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
    graphql: ['Netflix', 'Netflix - ', '$9.99/month', 'Netflix - cheap', '-'].map((entry) => ['trackEntry', { entry }]),
  },
  {
    message: 'Please enter a valid price format',
    rest: noPrice.flatMap((price) => subscriptionCalls.map((name): [string, unknown] => [name, { ...netflix, price }])),
    graphql: [
      ['trackSubscription', { name: 'Netflix', price: 'cheap' }],
      ['updateSubscription', { price: '' }, subscriptionId],
    ],
  },
  {
    message: 'No recommendations available to save',
    rest: [{}, { recommendations: [] }, { recommendations: null }].map((body) => [
      'POST /api/projects/{stack}/recommendations',
      body,
    ]),
    graphql: [['saveRecommendations', { recommendations: [] }, stackId]],
  },
  {
    message: 'Username is required',
    as: () => root,
    rest: ['', null].map((username) => ['PUT /api/admin/users/{bob}', { username }]),
    graphql: [['updateUser', { username: '' }, bobId]],
  },
  {
    message: 'Invalid email address',
    as: () => root,
    rest: ['', 'bob', 'bob@', null].map((email) => ['PUT /api/admin/users/{bob}', { email }]),
    graphql: [['updateUser', { email: 'bob' }, bobId]],
  },
];

describe.each(refusals)('“$message”', ({ message, as = () => ada, rest = [], graphql = [] }) => {
  it.each(rest)('is what %s says to %j', async (name, body) => {
    const [method, path] = name.split(' ') as [string, string];
    await withoutATrace(async () => {
      expect(await answerOf(method, path, body, as())).toEqual({ status: 400, body: { message } });
    });
  });

  it.each(graphql)('is what the mutation %s says to %j', async (field, input, id) => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input!`;
    const target = field === 'saveRecommendations' ? 'stackId' : 'id';
    const operation = `mutation ($input: ${type}${id ? ', $id: ID!' : ''}) {
      result: ${field}(input: $input${id ? `, ${target}: $id` : ''}) { __typename ... on InvalidInputError { message } }
    }`;
    await withoutATrace(async () => {
      const answer = await sendText(operation, { input, id: id?.() }, as());
      expect(await answer.json()).toEqual({ data: { result: { __typename: 'InvalidInputError', message } } });
    });
  });
});

it('says of a line that is missing altogether what it says of an empty one', () => {
  for (const entry of [undefined, null, '', 5])
    expect(issueOfForm('entry', entryForm.safeParse({ entry }).error?.issues[0]?.message ?? '').message).toBe(
      "Please enter a subscription (e.g., '<service> - $9.99/month')",
    );
});
