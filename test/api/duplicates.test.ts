/** The four ways to save a subscription, for those who ask not to have the same one twice. */
import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { statementsOf } from '../support/statements.ts';
import { newStack, remove as removeStack, save, saved } from '../support/stacks.ts';

interface Result {
  __typename: string;
  saved?: { id: string };
}

interface Place {
  viewer: Viewer;
  stackId: string;
}

interface Door {
  mutation: string;
  /** The arguments that save something of this name. */
  args: (name: string) => string;
  payload: string;
  removal: string;
  count: (place: Place) => Promise<number>;
}

const countTracked = ({ viewer }: Place) => db.trackedSubscription.count({ where: { userId: viewer.user.id } });
const countSaved = async ({ viewer, stackId }: Place) =>
  ((await send(saved, { id: stackId }, viewer)).data!.node as { recommendations: { totalCount: number } })
    .recommendations.totalCount;

const tracked = { payload: 'TrackSubscriptionPayload', removal: 'removeSubscription', count: countTracked };
const inStack = { removal: 'removeSavedTool', count: countSaved };

const doors: Door[] = [
  {
    ...tracked,
    mutation: 'trackEntry',
    args: (name) => `input: { entry: ${JSON.stringify(`${name} - $5/month`)} }`,
  },
  {
    ...tracked,
    mutation: 'trackSubscription',
    args: (name) => `input: { name: ${JSON.stringify(name)}, price: "$5" }`,
  },
  {
    ...inStack,
    mutation: 'saveTools',
    args: (name) => `stackId: $stackId, input: { recommendations: [{ name: ${JSON.stringify(name)} }] }`,
    payload: 'SaveToolsPayload',
  },
  {
    ...inStack,
    mutation: 'addTool',
    args: (name) => `stackId: $stackId, input: { name: ${JSON.stringify(name)}, description: "Twice" }`,
    payload: 'AddToolPayload',
  },
];

const fields: Record<string, string> = {
  TrackSubscriptionPayload: 'saved: subscription { id }',
  SaveToolsPayload: 'savedAll: recommendations { id }',
  AddToolPayload: 'saved: recommendation { id }',
};

const refusal = 'code message names given parameters { name value }';

let people = 0;
let place: Place;

beforeEach(async () => {
  people += 1;
  const viewer = await signedIn(`person_${people}`);
  place = { viewer, stackId: await newStack(viewer) };
});

async function add(
  { mutation, args, payload }: Door,
  name: string,
  refuseDuplicates = true,
  { viewer, stackId } = place,
): Promise<Result> {
  const given = args(name);
  const answer = await sendText(
    `mutation Add${given.includes('$stackId') ? '($stackId: ID!)' : ''} {
      result: ${mutation}(${given}, refuseDuplicates: ${refuseDuplicates}) {
        __typename
        ... on ${payload} { ${fields[payload]} }
        ... on DuplicateError { ${refusal} }
      }
    }`,
    { stackId },
    viewer,
  );
  const { result } = ((await answer.json()) as { data: { result: Result & { savedAll?: { id: string }[] } } }).data;
  const { savedAll, ...rest } = result;
  return savedAll ? { ...rest, saved: savedAll[0]! } : rest;
}

const refused = (name: string, given: string) => ({
  __typename: 'DuplicateError',
  code: 'subscription.duplicate',
  message: `You already have ${name}.`,
  names: [name],
  given: [given],
  parameters: [{ name: 'names', value: name }],
});

describe.each(doors)('$mutation', (door) => {
  it('saves the same again unless it is asked to refuse that', async () => {
    const twice = [await add(door, 'Netflix', false), await add(door, 'Netflix', false)];
    expect(twice).toMatchObject([{ __typename: door.payload }, { __typename: door.payload }]);
    expect(await door.count(place)).toBe(2);
  });

  it('refuses what is there already and saves nothing', async () => {
    expect(await add(door, 'Netflix')).toMatchObject({ __typename: door.payload });
    expect(await add(door, 'Netflix')).toEqual(refused('Netflix', 'Netflix'));
    expect(await door.count(place)).toBe(1);
  });

  it.each([
    ['another case', 'Netflix', 'nETFLIX'],
    ['another case beyond ASCII', 'Österreich Überall', 'österreich überall'],
    ['another case of another alphabet', 'Кино Поиск', 'кино поиск'],
  ])('takes a name in %s for the same', async (_what, there, given) => {
    await add(door, there);
    expect(await add(door, given)).toEqual(refused(there, given));
  });

  it('tells names apart that only begin alike or look like a pattern', async () => {
    await add(door, 'Disney Plus');
    for (const other of ['Disney', 'Disney Plus Basic', 'DisneyPlus', 'Disney_Plus', 'Disney%'])
      expect(await add(door, other)).toMatchObject({ __typename: door.payload });
  });

  it('knows nothing of what was removed', async () => {
    const { saved } = await add(door, 'Netflix');
    await sendText(`mutation ($id: ID!) { ${door.removal}(id: $id) { __typename } }`, saved, place.viewer);
    expect(await add(door, 'Netflix')).toMatchObject({ __typename: door.payload });
  });

  it('knows nothing of what other people have', async () => {
    const bob = await signedIn(`bob_${people}`);
    await add(door, 'Netflix', true, { viewer: bob, stackId: await newStack(bob) });
    expect(await add(door, 'Netflix')).toMatchObject({ __typename: door.payload });
  });

  it('saves one of ten that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(door, 'Netflix')));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(
      [door.payload, ...Array.from({ length: 9 }, () => 'DuplicateError')].sort(),
    );
    expect(await door.count(place)).toBe(1);
  });

  it('takes as many statements among many names as with none', async () => {
    const cost = (name: string) => statementsOf(() => add(door, name));
    const alone = await cost('First');
    const userId = place.viewer.user.id;
    const { id: stackId } = await db.stack.findFirstOrThrow({ where: { userId } });
    const rows = Array.from({ length: 900 }, (_, index) => ({ name: `Row ${index}`, userId }));
    const price = { amountCents: 100, cycleCount: 1, cycleUnit: 'month' };
    await db.trackedSubscription.createMany({ data: rows.map((row) => ({ ...row, ...price })) });
    await db.savedTool.createMany({
      data: rows.slice(0, 90).map((row) => ({ ...row, ...price, stackId, description: 'A tool' })),
    });
    expect(await cost('Last')).toHaveLength(alone.length);
  });
});

describe('white space within a name', () => {
  const [, track] = doors as [Door, Door];

  it.each([
    ['Disney  Plus', 'disney \t plus'],
    ['Disney\u00a0Plus', 'Disney Plus'],
    ['Disney Plus', 'Disney\u3000Plus'],
  ])('counts once, however much of it there is and of whatever kind: %j, %j', async (there, given) => {
    await add(track, there);
    expect(await add(track, ` ${given} `)).toEqual(refused(there, given));
  });
});

describe('a stack', () => {
  const saveAll = async (names: string[]) => {
    const answer = await sendText(
      `mutation ($stackId: ID!, $input: SaveToolsInput!) {
        result: saveTools(stackId: $stackId, input: $input, refuseDuplicates: true) {
          __typename
          ... on DuplicateError { message names given }
        }
      }`,
      { stackId: place.stackId, input: { recommendations: names.map((name) => ({ name })) } },
      place.viewer,
    );
    return ((await answer.json()) as { data: { result: object } }).data.result;
  };

  it('takes none of several when one is there, and names those that are, in the order they were given', async () => {
    await saveAll(['Notion', 'Figma']);
    expect(await saveAll(['figma', 'Slack', 'NOTION', 'figma'])).toEqual({
      __typename: 'DuplicateError',
      message: 'You already have Figma and Notion.',
      names: ['Figma', 'Notion'],
      given: ['figma', 'NOTION'],
    });
    expect(await countSaved(place)).toBe(2);
  });

  it.each([
    [3, 'You already have A, B, and C.'],
    [4, 'You already have A, B, C, and 1 other.'],
    [5, 'You already have A, B, C, and 2 others.'],
  ])('names three at most: of %i', async (count, message) => {
    const names = ['A', 'B', 'C', 'D', 'E'].slice(0, count);
    await saveAll(names);
    expect(await saveAll(names)).toMatchObject({ message, names });
  });

  it('takes the same name twice in one request, for none of them was there', async () => {
    expect(await saveAll(['Figma', 'figma'])).toEqual({ __typename: 'SaveToolsPayload' });
  });

  it('knows nothing of the user’s other stacks', async () => {
    await saveAll(['Figma']);
    const stackId = await newStack(place.viewer);
    await send(save, { stackId, recommendations: [{ name: 'Slack' }] }, place.viewer);
    expect(await saveAll(['Slack'])).toEqual({ __typename: 'SaveToolsPayload' });
  });

  it('is not found when it is removed, whatever was in it', async () => {
    await saveAll(['Figma']);
    await send(removeStack, { id: place.stackId }, place.viewer);
    expect(await saveAll(['Figma'])).toEqual({ __typename: 'NotFoundError' });
  });
});

it('saves the same twice by REST, as it always did', async () => {
  const { viewer, stackId } = place;
  const project = Buffer.from(stackId, 'base64').toString().split(':')[1];
  const post = async (path: string, body: object) => (await call('POST', path, body, viewer)).status;
  const subscription = { name: 'Netflix', price: '$9.99/month' };
  for (const _ of ['once', 'twice']) {
    expect(await post('/api/subscriptions', subscription)).toBe(201);
    expect(await post(`/api/projects/${project}/recommendations`, { recommendations: [subscription] })).toBe(201);
  }
  expect([await countTracked(place), await countSaved(place)]).toEqual([2, 2]);
});
