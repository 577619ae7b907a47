import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { Method, Schema } from '../../api/rest/describing/openapiTypes.ts';
import { description, routes } from '../../api/rest/rest.ts';
import type { Route } from '../../api/rest/describing/route.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { byMonth } from '../support/prices.ts';

/** Made from the list of routes and their description, so that a new call is put through all of it. */

let ada: Viewer;
let root: Viewer;
let rows: Record<string, number | string>;

beforeAll(async () => {
  [ada, root] = [await signedIn('ada'), await signedIn('root', true)];
  const userId = ada.user.id;
  const stack = await db.stack.create({ data: { name: 'Cooking', projectType: 'work', budget: 60, userId } });
  const subscription = await db.trackedSubscription.create({
    data: { name: 'Netflix', ...byMonth(500), userId },
  });
  // From their first use on, these sessions last longer than the whole file.
  for (const viewer of [ada, root]) await call('GET', '/api/user', undefined, viewer);
  const channel = await db.channel.create({
    data: { userId, name: 'Hook', shape: 'json', host: 'example.com', sealedTarget: 'sealed' },
  });
  const label = await db.label.create({ data: { userId, kind: 'tag', name: 'Home', color: 'blue' } });
  const advice = { key: 'unused-1', state: 'dismissed', title: 'Unused', savingCents: 100, currency: 'USD' };
  await db.adviceDecision.create({ data: { userId, ...advice } });
  const change = await db.subscriptionChange.create({ data: { userId, kept: [] } });
  rows = {
    labels: label.id,
    'subscription-changes': change.id,
    projects: stack.id,
    subscriptions: subscription.id,
    channels: channel.id,
    admin: userId,
    advice: advice.key,
  };
});

/** The path of a call, about a row that is there. */
const pathOf = ({ path }: Route, id: string | number = rows[path.split('/')[2]!]!) => path.replace(':id', String(id));

/** Whoever owns the rows, or may do what only administrators may. */
const entitled = ({ access }: Route) => (access === 'admin' ? root : ada);

const formOf = ({ method, path }: Route): Schema =>
  description().paths[path.replace(':id', '{id}')]![method.toLowerCase() as Method]!.requestBody!.content[
    'application/json'
  ].schema;

const named = (some: readonly Route[]) => some.map((route) => ({ name: `${route.method} ${route.path}`, route }));

/** A field of a form, however deep, and what it may be. */
interface Place {
  keys: (string | number)[];
  schema: Schema;
}

const variants = (schema: Schema): Schema[] => schema.anyOf?.flatMap(variants) ?? [schema];
const typesOf = (schema: Schema) => variants(schema).flatMap(({ type = [] }) => type);
const isChoice = ({ schema }: Place) => variants(schema).some((variant) => variant['enum']);
const isText = ({ schema }: Place) => typesOf(schema).includes('string');

function placesIn(schema: Schema, keys: Place['keys'] = []): Place[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => placesIn(field, [...keys, name]));
  const items = variants(schema).flatMap(({ items }) => (items ? placesIn(items, [...keys, 0]) : []));
  return [...(keys.length > 0 ? [{ keys, schema }] : []), ...fields, ...items];
}

/** The same body with another value in one place. */
function changed(body: any, [key, ...deeper]: Place['keys'], value: unknown): unknown {
  const inner = deeper.length > 0 ? changed(body?.[key!], deeper, value) : value;
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...body, [key!]: inner };
}

/** Makes a call with each of the bodies, all of which are refused in words, and none of which leaves a trace. */
async function refuses(route: Route, bodies: unknown[], status = 400, headers: Record<string, string> = {}) {
  await withoutATrace(async () => {
    for (const body of bodies) {
      const answer = await call(route.method, pathOf(route), body, entitled(route), headers);
      const sent = JSON.stringify(body)?.slice(0, 300);
      expect({ sent, status: answer.status, body: await answer.json() }).toEqual({ sent, status, body: inWords });
    }
  });
}
const inWords = { message: expect.stringMatching(/\S/) };

describe.each(named(routes.filter(({ form }) => form)))('$name refuses', ({ route }) => {
  const places = placesIn(formOf(route));
  const inEach = (some: Place[], values: unknown[]) =>
    some.flatMap(({ keys }) => values.map((value) => changed(route.example, keys, value)));

  it('broken JSON', () =>
    refuses(route, ['', '{', '{"name":', '{"a":1,}', "{'a':1}", '{}{}', '\ufeff', 'undefined', 'NaN', '{"a":"\0"}']));

  it('what is no object', () =>
    refuses(route, ['null', '[]', '[{}]', '"text"', '5', 'true', JSON.stringify([route.example])]));

  it.each(['', 'text/plain', 'text/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of the type “%s”',
    (type) => refuses(route, [route.example], 415, { 'content-type': type }),
  );

  it('characters that are not text', () =>
    refuses(route, inEach(places.filter(isText), ['\0', 'a\0b', '\ud800', 'x\udfff y'])));

  it('a list, an object or a truth value for a text', () =>
    refuses(route, inEach(places.filter(isText), [['x'], [], {}, { length: 3 }, true, [['x'], ['y']]])));

  it('a number for a text', () => {
    const texts = places.filter((place) => isText(place) && !typesOf(place.schema).includes('number'));
    return refuses(route, inEach(texts, [5, 0, -1.5, 1e30]));
  });

  it('anything but a truth value for one', () => {
    const switches = places.filter(({ schema }) => typesOf(schema).includes('boolean'));
    return refuses(route, inEach(switches, ['true', '', 0, 1, [], {}]));
  });

  it('what every object has, for a choice or for the fields', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    await refuses(route, inEach(places.filter(isChoice), names));
    const poisoned = `{"__proto__":${JSON.stringify(route.example)},"constructor":{"prototype":{}}}`;
    if (formOf(route).required) await refuses(route, [poisoned]);
  });

  it('deep nesting', () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000);
    const texts = places.filter(isText).map(({ keys }) => JSON.stringify(changed(route.example, keys, '@')));
    return refuses(route, [
      deep,
      `[${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}]`,
      ...texts.map((text) => text.replace('"@"', deep)),
    ]);
  });
});

const withKey = routes.filter(({ method, isSecret }) => method === 'POST' && !isSecret);

it.each(named(withKey))('$name refuses an Idempotency-Key that is none', async ({ route }) => {
  for (const key of ['', 'x'.repeat(256), 'a b', 'ä'])
    await refuses(route, [route.example], 400, { 'idempotency-key': key });
});

describe.each(named(routes.filter(({ path }) => path.includes(':id'))))('$name finds nothing', ({ route }) => {
  it.each([
    '9'.repeat(30),
    '-1',
    '1.5',
    '0',
    '2147483648',
    '1e3',
    '0x1',
    'NaN',
    '__proto__',
    'constructor',
    '1%00',
    '%ED%A0%80',
    '%',
  ])('under the number %s', (id) =>
    withoutATrace(async () => {
      const answer = await call(route.method, pathOf(route, id), route.example, entitled(route));
      expect([answer.status, await answer.json()]).toEqual([404, inWords]);
    }),
  );
});

it.each(named(routes.filter(({ access }) => access !== 'anyone')))('$name is not for visitors', ({ route }) =>
  withoutATrace(async () => {
    const answer = await call(route.method, pathOf(route), route.example);
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'You need to be logged in.' }]);
  }),
);

it.each(named(routes.filter(({ access }) => access === 'admin')))('$name is for administrators only', ({ route }) =>
  withoutATrace(async () => {
    const answer = await call(route.method, pathOf(route), route.example, ada);
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'You are not allowed to do this.' }]);
  }),
);

it.each(named(routes.filter(({ access }) => access === 'anyone')))('$name is for visitors too', async ({ route }) => {
  const { status } = await call(route.method, pathOf(route), route.example);
  expect(status === 401 ? route.refusals : route).toBeDefined();
});
