import { longestBody } from '../../request.ts';
import { sessionCookie } from '../../viewer/sessionCookie.ts';
import type { Operation, Parameter, OperationResponse } from './openapiTypes.ts';
import type { Route } from './route.ts';

export const intro = `What Stackling’s pages do with stacks, subscriptions and recommendations, for your own programs.

Bodies are JSON, at most ${longestBody / 1000} kB. Amounts are whole hundredths of their currency, dates are \`YYYY-MM-DD\`,
moments are ISO 8601 in UTC. Every answer carries an \`X-Request-Id\`. Fields that a request does not list are ignored;
answers have no fields that are not listed here.

A refused call changes nothing and says why in \`message\`, in words for people. A method that a path does not have gets
405 with \`Allow\`, an unknown path 404. An object that belongs to somebody else gets 404, like one that does not exist.`;

export const tags = {
  Recommendations: 'Tools for a project, within a budget.',
  Account: 'Your account, and how you sign in.',
  Stacks: 'Named sets of tools, each for one project, with a budget.',
  Subscriptions: 'What you pay for and track.',
  Reminders: 'Where you are reminded of payments, and what became of it.',
  Administration: 'For administrators only.',
} satisfies Record<Route['tag'], string>;

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session of a browser. Signing in and creating an account set its cookie.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token, sent as Authorization: Bearer stk_…. It acts for the user who created it.',
  },
};

export const security: Record<Route['access'], Operation['security']> = {
  anyone: [],
  user: [{ session: [] }, { token: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }],
};

export const parameters: Record<'Id' | 'After' | 'IdempotencyKey', Parameter> = {
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The object’s id.',
    schema: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    example: 3,
  },
  After: {
    name: 'after',
    in: 'query',
    required: false,
    description: 'Where the previous page ended, from its header Link.',
    schema: { type: 'string' },
    example: 'R1BDOkQ6MTc5NTI0OTgwMDAwMA==',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A key of your own for this request. Sending the same key and body again within a day gets the same answer and does not do the work again. Without an account, it has no effect.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]*$' },
    example: '4f2c81d0',
  },
};

export const refused = (description: string, message: string): OperationResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message } } },
});

const refusedForNow = (description: string, message: string): OperationResponse => ({
  ...refused(description, message),
  headers: {
    'Retry-After': {
      description: 'Seconds until another try may succeed.',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    },
  },
});

export const responses = {
  BadRequest: refused('The body is not JSON or breaks a rule; the message says which.', 'Budget must be at least $1'),
  BadCursor: refused('The value of `after` is not where a page of this list ended.', 'Invalid cursor'),
  Unauthorized: refused(
    'You are not signed in, or the access token is unknown or revoked.',
    'You need to be logged in.',
  ),
  Forbidden: refused(
    'You may not do this, or a browser sent the request from another site.',
    'You are not allowed to do this.',
  ),
  NotFound: refused('It does not exist, or it belongs to somebody else.', 'Not found.'),
  Conflict: refused(
    'The Idempotency-Key was used for another request, or the first one with it is still under way.',
    'This Idempotency-Key was used for another request.',
  ),
  TooLarge: refused(`The body is longer than ${longestBody / 1000} kB.`, 'The request is too large.'),
  NotJson: refused(
    'The body is not sent as JSON.',
    'Send the body as JSON, with the header Content-Type: application/json.',
  ),
  TooManyRequests: refusedForNow(
    'Too many tries or requests. This one was not carried out. `RateLimit` says what is left of your allowance.',
    'Too many tries. Please wait 42 seconds and try again.',
  ),
  Failed: refused('Something failed on the server.', 'Something went wrong on our side.'),
  Unavailable: refusedForNow(
    'The database is not answering.',
    'Stackling cannot reach its database right now. Please try again in a moment.',
  ),
};

/** The refusals of a route's calls that follow from the route itself. */
export function refusalsOf(route: Route): Record<number, keyof typeof responses> {
  const { method, path, form, isPaged, access } = route;
  const isWrite = method !== 'GET';
  return {
    ...((form || takesKey(route)) && { 400: 'BadRequest' }),
    ...(isPaged && { 400: 'BadCursor' }),
    401: 'Unauthorized',
    ...((isWrite || access !== 'anyone') && { 403: 'Forbidden' }),
    ...(path.includes(':id') && { 404: 'NotFound' }),
    ...(takesKey(route) && { 409: 'Conflict' }),
    ...(isWrite && { 413: 'TooLarge' }),
    ...(form && { 415: 'NotJson' }),
    429: 'TooManyRequests',
    500: 'Failed',
    503: 'Unavailable',
  };
}

export const takesKey = ({ method, isSecret }: Route) => method === 'POST' && !isSecret;

export const refusalNamed = (ref: string) => responses[ref.split('/').at(-1) as keyof typeof responses];
