import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { routes } from '../../api/rest/rest.ts';
import { call } from '../support/api.ts';
import { askers, outcomes, stateOf, tryAs, type Outcomes, type Things } from '../support/accessMatrix.ts';

const owned = outcomes(401, 200, 404);

type Call = [outcomes: Outcomes, body?: (things: Things) => object];
const own = outcomes(401, 200);
const made = outcomes(401, 201);

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
  'PUT /api/user': [own, ({ unique }) => ({ username: `${unique}_named` })],
  'POST /api/user/email-confirmation': [outcomes(401, 403)],
  'PUT /api/user/currency': [own, () => ({ currency: 'EUR' })],
  'GET /api/projects': [own],
  'POST /api/projects': [made, () => cooking],
  'GET /api/projects/{stack}': [owned],
  'PUT /api/projects/{stack}': [owned, () => cooking],
  'DELETE /api/projects/{stack}': [owned],
  'POST /api/projects/{stack}/recommendations': [
    outcomes(401, 201, 404),
    () => ({ recommendations: [{ name: 'Saved' }] }),
  ],
  'GET /api/subscriptions': [own],
  'POST /api/subscriptions': [made, () => netflix],
  'PUT /api/subscriptions/{subscription}': [owned, () => netflix],
  'GET /api/subscriptions/{subscription}/occurrences': [owned],
  'POST /api/subscriptions/{subscription}/payments': [outcomes(401, 201, 404), () => ({ dueOn: '2999-02-01' })],
  'POST /api/subscriptions/{subscription}/prices': [
    outcomes(401, 201, 404),
    () => ({ amountCents: 1, from: '2999-03-01' }),
  ],
  // Whoever does not own it is told so for each of them, beside the others.
  'POST /api/subscriptions/changes': [own, ({ subscription }) => ({ ids: [subscription], act: 'remove' })],
  'DELETE /api/subscription-changes/{change}': [owned],
  'GET /api/labels': [own],
  'POST /api/labels': [made, () => ({ kind: 'person', name: 'Ada' })],
  'PUT /api/labels/{label}': [owned, () => ({ name: 'Changed' })],
  'DELETE /api/labels/{label}': [owned],
  'GET /api/reminders': [own],
  'PUT /api/reminders': [own, () => ({ rules: [] })],
  'PUT /api/subscriptions/{subscription}/reminders': [owned, () => ({ rules: null })],
  'GET /api/upcoming': [own],
  'GET /api/advice': [own],
  'PUT /api/advice/{advice}': [owned, () => ({ state: 'done' })],
  'GET /api/forecast': [own],
  'GET /api/statistics': [own],
  'GET /api/budgets': [own],
  'PUT /api/budgets': [own, () => ({ amountCents: 100 })],
  'DELETE /api/budgets': [owned],
  'DELETE /api/subscriptions/{subscription}': [owned],
  'POST /api/calendar': [made],
  'DELETE /api/calendar': [outcomes(401, 204)],
  'GET /api/channels': [own],
  'GET /api/deliveries': [own],
  'GET /api/inbox': [own],
  'POST /api/channels': [outcomes(401, 400), () => ({ kind: 'webhook', shape: 'json', url: 'https://127.0.0.1/' })],
  'DELETE /api/channels/{channel}': [owned],
  'POST /api/channels/{channel}/test': [owned],
  'GET /api/admin/stats': [administered],
  'GET /api/admin/users': [administered],
  'GET /api/admin/users/export': [administered],
  'PUT /api/admin/users/{user}': [administered, () => ({ isAdmin: true })],
  'DELETE /api/admin/users/{user}': [administered],
  'DELETE /api/admin/users/{user}/sessions': [administered],
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
