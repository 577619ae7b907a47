import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { description } from '../../api/rest/rest.ts';
import { password } from '../support/accounts.ts';
import { ada, answerOf, bob, cooking, netflix, root } from '../support/restCalls.ts';

const text = expect.any(String);
const number = expect.any(Number);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const user = {
  id: number,
  username: 'ada',
  email: 'ada@example.com',
  currency: 'USD',
  timeZone: 'UTC',
  locale: 'en-US',
  isAdmin: false,
  lastLogin: null,
  createdAt: instant,
};

const account = { username: 'new_one', email: 'new@example.com', password };

const newcomer = { ...user, username: 'new_one', email: 'new@example.com', lastLogin: instant };
const managed = { ...user, disabledAt: null };
const bobby = { ...managed, username: 'bobby', email: 'bob@example.com', isAdmin: true };
const stats = { totalUsers: number, activeUsers: number, totalProjects: number, totalSubscriptions: number };
const project = { ...cooking, id: number, userId: number, createdAt: instant, updatedAt: instant };
const tracked = {
  ...netflix,
  id: number,
  startsOn: netflix.nextBillingDate,
  currency: 'USD',
  description: null,
  websiteUrl: null,
  cancelUrl: null,
  labels: [],
  state: 'active',
  cancelBy: null,
  trialEndsOn: null,
  endsOn: null,
  autoRenews: true,
  termCount: null,
  termUnit: null,
  rollCount: null,
  rollUnit: null,
  noticeCount: null,
  noticeUnit: null,
  createdAt: instant,
  updatedAt: instant,
};
const budget = {
  category: null,
  label: null,
  amountCents: 5_000,
  currency: 'USD',
  paidCents: 0,
  toComeCents: 0,
  breaksOn: null,
  breakCents: null,
};
const list = expect.any(Array);
const paused = { ...tracked, description: 'Shared', isActive: false, state: 'paused' };
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
  ['ada', 'PUT /api/user', { username: 'ada_2' }, 200, { ...user, username: 'ada_2' }],
  ['ada', 'PUT /api/user', { username: 'ada' }, 200, user],
  ['ada', 'POST /api/user/email-confirmation', undefined, 403, { message: 'This server sends no email.' }],
  [
    'visitor',
    'POST /api/recommendations',
    { projectType: 'work', budget: 50, projectDescription: 'Chat for a team', projectName: 'Team' },
    200,
    {
      recommendations: Array.from({ length: 5 }, () => ({
        ...tool,
        features: expect.arrayContaining([text]),
        reason: text,
        plan: text,
        seats: number,
        pricesAsOf: text,
      })),
      people: 1,
      understood: expect.arrayContaining([{ need: 'team-chat', name: 'Team chat', says: text }]),
      unplaced: expect.any(Array),
      unmetNeeds: expect.any(Array),
      constraints: [],
      isOverDailyLimit: false,
      isUnclear: false,
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
      subscriptions: expect.arrayContaining([
        { ...tracked, prices: list, pauses: list, earlierRhythms: list, payments: list, reminders: null },
      ]),
      adviceDecisions: [],
      useAnswers: [],
      reminders: { hour: 9, timeZone: 'UTC', rules: list },
      signIn: {
        isEmailVerified: false,
        hasPassword: true,
        totpSince: null,
        recoveryCodesLeft: 0,
        passkeys: [],
        identities: [],
        sessions: [expect.objectContaining({ method: 'password' })],
        calendarAddress: null,
        securityEvents: [],
      },
      accessTokens: [],
      labels: [],
      budgets: [],
      channels: [],
      inbox: [],
      deliveries: [],
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
    paused,
    ['GET /api/subscriptions', 200, expect.arrayContaining([paused])],
  ],
  [
    'ada',
    'GET /api/subscriptions/{subscription}/occurrences?from=2998-01-01&to=3001-01-30',
    undefined,
    200,
    ['2999-01-31', '3000-01-31'].map((dueOn) => ({ dueOn, amountCents: 12_000, currency: 'USD', state: 'expected' })),
  ],
  ['ada', 'GET /api/subscriptions/{subscription}/occurrences', undefined, 200, []],
  [
    'ada',
    'GET /api/subscriptions/{subscription}/occurrences?from=2026-01-01&to=2036-01-02',
    undefined,
    400,
    { message: 'Please ask for at most 10 years' },
  ],
  [
    'ada',
    'GET /api/subscriptions/{subscription}/occurrences?from=2026-06-31',
    undefined,
    400,
    { message: 'Please enter a date such as 2026-11-30' },
  ],
  ['bob', 'GET /api/subscriptions/{subscription}/occurrences', undefined, 404, { message: 'No such subscription.' }],
  [
    'ada',
    'POST /api/subscriptions/{subscription}/payments',
    { dueOn: '2999-01-31', state: 'skipped' },
    201,
    tracked,
    [
      'GET /api/subscriptions/{subscription}/occurrences?from=2999-01-31&to=2999-01-31',
      200,
      [{ dueOn: '2999-01-31', amountCents: 0, currency: 'USD', state: 'skipped' }],
    ],
  ],
  [
    'ada',
    'POST /api/subscriptions/{subscription}/payments',
    { dueOn: '2999-02-01' },
    400,
    { message: 'Nothing is due on this day' },
  ],
  [
    'ada',
    'POST /api/subscriptions/{subscription}/prices',
    { amountCents: 13_000, from: '3000-01-01' },
    201,
    tracked,
    [
      'GET /api/subscriptions/{subscription}/occurrences?from=3000-01-31&to=3000-01-31',
      200,
      [{ dueOn: '3000-01-31', amountCents: 13_000, currency: 'USD', state: 'expected' }],
    ],
  ],
  [
    'ada',
    'POST /api/subscriptions/{subscription}/prices',
    { amountCents: 13_000, from: '2998-01-01' },
    400,
    { message: 'A price cannot begin before the subscription does' },
  ],
  ['ada', 'GET /api/advice', undefined, 200, list],
  ['ada', 'PUT /api/advice/unused-1', { state: 'done' }, 404, { message: 'No such advice.' }],
  [
    'ada',
    'PUT /api/advice/unused-1',
    { state: 'did' },
    400,
    { message: 'The state must be done, snoozed or dismissed' },
  ],
  ['bob', 'GET /api/reminders', undefined, 200, expect.objectContaining({ hour: 9, timeZone: 'UTC' })],
  [
    'ada',
    'PUT /api/reminders',
    { rules: [{ kind: 'trialEnd', daysBefore: 2, channels: ['inbox', 'email'] }], hour: 7 },
    200,
    { rules: [{ kind: 'trialEnd', daysBefore: 2, channels: ['inbox', 'email'] }], hour: 7, timeZone: 'UTC' },
    [
      'GET /api/reminders',
      200,
      { rules: [{ kind: 'trialEnd', daysBefore: 2, channels: ['inbox', 'email'] }], hour: 7, timeZone: 'UTC' },
    ],
  ],
  [
    'ada',
    'PUT /api/subscriptions/{subscription}/reminders',
    { rules: [{ kind: 'renewal', daysBefore: 1, channels: ['inbox'] }] },
    200,
    { rules: [{ kind: 'renewal', daysBefore: 1, channels: ['inbox'] }] },
  ],
  ['ada', 'GET /api/upcoming?days=366', undefined, 200, []],
  ['ada', 'GET /api/upcoming?days=367', undefined, 400, { message: 'Please ask for a whole number from 1 to 366' }],
  ['ada', 'GET /api/upcoming?days=x', undefined, 400, { message: 'Please ask for a whole number from 1 to 366' }],
  [
    'ada',
    'GET /api/forecast?months=2',
    undefined,
    200,
    [1, 2].map(() => ({ month: expect.stringMatching(/^\d{4}-\d\d$/), amountCents: 0, currency: 'USD', payments: 0 })),
  ],
  ['ada', 'GET /api/forecast?months=61', undefined, 400, { message: 'Please ask for a whole number from 1 to 60' }],
  [
    'ada',
    'GET /api/statistics?from=2026-01-01&to=2026-01-31',
    undefined,
    200,
    expect.objectContaining({
      currency: 'USD',
      paidCents: 0,
      expectedCents: 0,
      months: [{ period: '2026-01', paidCents: 0, expectedCents: 0, payments: 0 }],
    }),
  ],
  ['ada', 'GET /api/statistics?from=2026', undefined, 400, { message: 'Please enter a date such as 2026-11-30' }],
  ['ada', 'DELETE /api/subscriptions/{subscription}', undefined, 200, done],
  [
    'ada',
    'POST /api/subscriptions/changes',
    { ids: [999_999_999], act: 'remove' },
    200,
    {
      changeId: null,
      changed: [],
      unchanged: [{ id: 999_999_999, code: 'subscription.unknown', message: 'No such subscription.' }],
    },
  ],
  [
    'ada',
    'POST /api/subscriptions/changes',
    { ids: [], act: 'remove' },
    400,
    { message: 'Please choose 1 to 1,000 subscriptions' },
  ],
  ['ada', 'DELETE /api/subscription-changes/999999999', undefined, 404, { message: 'This can no longer be undone.' }],
  ['ada', 'GET /api/labels', undefined, 200, []],
  [
    'ada',
    'POST /api/labels',
    { kind: 'method', name: ' Visa ', color: 'blue', expiresOn: '2028-05-31' },
    201,
    { id: number, kind: 'method', name: 'Visa', color: 'blue', expiresOn: '2028-05-31' },
  ],
  ['ada', 'GET /api/budgets', undefined, 200, []],
  ['ada', 'PUT /api/budgets', { amountCents: 5_000 }, 200, [budget]],
  [
    'ada',
    'PUT /api/budgets',
    { amountCents: 0 },
    400,
    { message: 'Please enter a budget above 0 and up to 9,999,999,999 cents' },
  ],
  ['ada', 'PUT /api/budgets', { labelId: 999_999_999, amountCents: 1 }, 404, { message: 'No such label.' }],
  [
    'ada',
    'DELETE /api/budgets?category=play',
    undefined,
    400,
    { message: 'A budget is for all, for a category or for an own category' },
  ],
  ['ada', 'DELETE /api/budgets', undefined, 200, []],
  [
    'ada',
    'POST /api/labels',
    { kind: 'method', name: 'VISA' },
    400,
    { message: 'You already have this name. Please choose another.' },
  ],
  ['ada', 'PUT /api/labels/999999999', { name: 'x' }, 404, { message: 'No such label.' }],
  ['ada', 'DELETE /api/labels/999999999', undefined, 404, { message: 'No such label.' }],
  ['ada', 'GET /api/channels', undefined, 200, []],
  [
    'ada',
    'POST /api/channels',
    { kind: 'webhook', shape: 'json', url: 'https://127.0.0.1/' },
    400,
    { message: 'This address cannot be reached from here' },
  ],
  ['ada', 'DELETE /api/channels/999999999', undefined, 404, { message: 'No such channel.' }],
  ['ada', 'POST /api/channels/999999999/test', undefined, 404, { message: 'No such channel.' }],
  ['ada', 'GET /api/deliveries', undefined, 200, []],
  ['ada', 'GET /api/inbox', undefined, 200, []],
  ['ada', 'POST /api/calendar', undefined, 201, { url: expect.stringMatching(/\/calendar\/[\w-]{43}\.ics$/) }],
  ['ada', 'DELETE /api/calendar', undefined, 204, undefined],
  ['visitor', 'DELETE /api/calendar', undefined, 401, { message: 'You need to be logged in.' }],
  ['ada', 'DELETE /api/subscriptions/999999999', undefined, 404, { message: 'No such subscription.' }],
  [
    'visitor',
    'POST /api/forgot-password',
    { email: 'ada@example.com' },
    200,
    { message: 'This server cannot send email. Please ask your administrator for a link to set a new password.' },
  ],
  [
    'visitor',
    'POST /api/reset-password',
    { token: 'guessed', newPassword: password },
    400,
    { message: 'This link has already been used or has expired. Please ask for a new one.' },
  ],
  ['root', 'GET /api/admin/stats', undefined, 200, stats],
  ['root', 'GET /api/admin/users', undefined, 200, expect.arrayContaining([managed])],
  ['root', 'GET /api/admin/users?search=ADA@', undefined, 200, [managed]],
  ['root', 'GET /api/admin/users?search=ADA@&status=administrator', undefined, 200, []],
  ['root', 'GET /api/admin/users/export?search=ADA@', undefined, 200, [expect.objectContaining({ username: 'ada' })]],
  ['root', 'GET /api/admin/users/export?format=xml', undefined, 400, { message: 'The format is json or csv.' }],
  ['root', 'PUT /api/admin/users/{bob}', { username: 'bobby', isAdmin: true }, 200, bobby],
  ['root', 'PUT /api/admin/users/{bob}', { username: 'ADA' }, 409, { message: 'This username is already taken' }],
  ['root', 'PUT /api/admin/users/999999999', { username: 'nobody' }, 404, { message: 'No such user.' }],
  ['root', 'DELETE /api/admin/users/999999999', undefined, 404, { message: 'No such user.' }],
  ['root', 'DELETE /api/admin/users/{bob}/sessions', undefined, 200, { message: 'All sessions are ended.' }],
  ['root', 'DELETE /api/admin/users/999999999/sessions', undefined, 404, { message: 'No such user.' }],
  ...(
    [
      ['GET /api/admin/stats', undefined],
      ['GET /api/admin/users', undefined],
      ['GET /api/admin/users/export', undefined],
      ['PUT /api/admin/users/{bob}', {}],
      ['DELETE /api/admin/users/{bob}', undefined],
      ['DELETE /api/admin/users/{bob}/sessions', undefined],
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
    const rows = new Set(contract.map(([, name]) => name.replace(/\{\w+\}|unused-1|\d+/, '{id}').replace(/\?.*/, '')));
    expect([...rows].sort()).toEqual(describedCalls().sort());
  });

  const describedCalls = () =>
    Object.entries(description().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
});
