import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { entryForm } from '../../common/forms/subscriptionForms.ts';
import { password } from '../support/accounts.ts';
import { sendText, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { ada, answerOf, bob, cooking, netflix, root, stack, subscription } from '../support/restCalls.ts';

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
    message: 'Password must be at least 8 characters',
    rest: ['', '1234567', undefined].map((secret) => [register, { ...person, password: secret }]),
    graphql: [['register', { ...person, password: '1234567' }]],
  },
  {
    message: 'Password is too long',
    rest: [[register, { ...person, password: 'x'.repeat(1_001) }]],
    graphql: [['register', { ...person, password: 'x'.repeat(1_001) }]],
  },
  {
    message: 'Reset token is required',
    rest: ['', ' ', undefined].map((token) => ['POST /api/reset-password', { token, newPassword: password }]),
    graphql: [['resetPassword', { token: '', newPassword: password }]],
  },
  {
    message: 'Password must be at least 8 characters',
    rest: [['POST /api/reset-password', { token: 'x', newPassword: '1234567' }]],
    graphql: [['resetPassword', { token: 'x', newPassword: '1234567' }]],
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
    graphql: [['saveTools', { recommendations: [] }, stackId]],
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
    const target = field === 'saveTools' ? 'stackId' : 'id';
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
