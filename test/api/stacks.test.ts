import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { UpdateStackInput } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import {
  add,
  create,
  everything,
  newStack,
  noStack,
  noSubscription,
  node,
  nothingThere,
  reading,
  remove,
  removeSaved,
  save,
  saveTo,
  update,
} from '../support/stacks.ts';

let ada: Viewer;
let bob: Viewer;
let admin: Viewer;

beforeAll(async () => {
  [ada, bob, admin] = [await signedIn('ada'), await signedIn('bob'), await signedIn('root', true)];
});

describe('a stack', () => {
  it('is made as it was typed, without white space round it', async () => {
    const input = { ...reading, name: '  Reading  ', projectDescription: ' Novels \n' };
    expect((await send(create, { input }, ada)).data).toEqual({
      result: {
        __typename: 'CreateStackPayload',
        stack: { ...reading, id: expect.any(String), projectDescription: 'Novels', totalCents: 0, unreadablePrices: 0 },
      },
    });
  });

  it.each([
    ['no name', { name: '  ' }, 'name', 'Please enter a name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name', 'Please keep the name to at most 200 characters'],
    ['a NUL in its name', { name: 'a\0b' }, 'name', 'Please remove the characters that cannot be stored'],
    ['half a character', { name: 'a\ud800' }, 'name', 'Please remove the characters that cannot be stored'],
    ['no budget', { budget: 0 }, 'budget', 'Budget must be at least $1'],
    ['a negative budget', { budget: -5 }, 'budget', 'Budget must be at least $1'],
    ['a huge budget', { budget: 1_000_001 }, 'budget', 'Budget must be at most $1,000,000'],
    [
      'a long description',
      { projectDescription: 'x'.repeat(5_001) },
      'projectDescription',
      'Please keep the description to at most 5,000 characters',
    ],
  ])('is refused with %s, at the field, and nothing is written', async (_what, change, field, message) => {
    const before = await everything();
    expect((await send(create, { input: { ...reading, ...change } }, ada)).data).toEqual({
      result: { __typename: 'InvalidInputError', issues: [{ field, message }] },
    });
    expect(await everything()).toEqual(before);
  });

  it('changes in what is named and stays as it is in all else', async () => {
    const id = await newStack(ada, { projectDescription: 'Novels' });
    const change = async (input: UpdateStackInput) => (await send(update, { id, input }, ada)).data?.result;
    expect(await change({ budget: 45 })).toMatchObject({
      stack: { name: 'Reading', projectType: 'SIDE_QUEST', budget: 45, projectDescription: 'Novels' },
    });
    expect(await change({ name: 'Study', projectType: 'STUDENT', projectDescription: null })).toMatchObject({
      stack: { name: 'Study', projectType: 'STUDENT', budget: 45, projectDescription: null },
    });
    expect(await change({ name: '' })).toEqual({ __typename: 'InvalidInputError', message: 'Please enter a name' });
    expect(await change({})).toMatchObject({ stack: { name: 'Study', budget: 45 } });
  });

  it('goes with what was saved to it, and nothing else', async () => {
    const [gone, kept] = [await newStack(ada), await newStack(ada)];
    await saveTo(ada, gone, [{}, {}]);
    await saveTo(ada, kept, [{ name: 'Kept' }]);
    const present = () => db.savedTool.count({ where: { removedAt: null } });
    const saved = await present();
    expect((await send(remove, { id: gone }, ada)).data).toEqual({
      result: { __typename: 'RemoveStackPayload', removedId: gone },
    });
    expect(await present()).toBe(saved - 2);
    expect((await send(remove, { id: gone }, ada)).data).toEqual(noStack);
    expect((await send(node, { id: gone }, ada)).data).toEqual({ node: null });
    expect((await send(node, { id: kept }, ada)).data?.node).toMatchObject({ name: 'Reading' });
  });

  it('asks for somebody who is signed in', async () => {
    const id = encodeGlobalID('Stack', 1);
    const answers = await Promise.all([
      send(create, { input: reading }),
      send(update, { id, input: {} }),
      send(remove, { id }),
      send(save, { stackId: id, recommendations: [{}] }),
      send(add, { stackId: id, input: { name: 'x', description: 'x' } }),
      send(removeSaved, { id: encodeGlobalID('SavedTool', 1) }),
    ]);
    for (const { errors } of answers) expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('what is somebody else’s', () => {
  let id: string;
  let savedId: string;

  beforeAll(async () => {
    id = await newStack(bob, { name: 'Secret' });
    savedId = (await saveTo(bob, id, [{ price: '$66' }])).recommendations[0]!.id;
  });

  it('is not found, whatever is done to it, and stays as it is', async () => {
    const before = await everything();
    expect((await send(update, { id, input: { name: 'Mine' } }, ada)).data).toEqual(noStack);
    expect((await send(remove, { id }, ada)).data).toEqual(noStack);
    expect((await send(save, { stackId: id, recommendations: [{}] }, ada)).data).toEqual(noStack);
    expect((await send(add, { stackId: id, input: { name: 'x', description: 'x' } }, ada)).data).toEqual(noStack);
    expect((await send(removeSaved, { id: savedId }, ada)).data).toEqual(noSubscription);
    expect(await everything()).toEqual(before);
  });

  it('does not show through node, nor that it is there', async () => {
    for (const id of [encodeGlobalID('Stack', 999_999), savedId, await newStack(bob)])
      expect(await send(node, { id }, ada)).toEqual({ data: { node: null } });
  });

  it('is not found by administrators either, who see accounts and figures', async () => {
    for (const hidden of [id, savedId])
      expect(await send(node, { id: hidden }, admin)).toEqual({ data: { node: null } });
    expect((await send(remove, { id }, admin)).data).toEqual(noStack);
    expect((await send(removeSaved, { id: savedId }, admin)).data).toEqual(noSubscription);
  });
});

describe('an id', () => {
  const impossible = ['0', '-1', '1.5', '9'.repeat(30), '2147483648', 'abc', '__proto__', 'constructor', '1\0', ' 1'];

  it.each(impossible)('that says %s is nothing’s', async (text) => {
    const id = encodeGlobalID('Stack', text);
    expect((await send(update, { id, input: {} }, ada)).data).toEqual(nothingThere);
    expect((await send(remove, { id }, ada)).data).toEqual(nothingThere);
    expect(await send(node, { id }, ada)).toMatchObject({
      data: { node: null },
      errors: [{ message: 'There is no object with this id.', extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it.each(['', 'abc', '__proto__', '12', encodeGlobalID('__proto__', 1), encodeGlobalID('Nothing', 1)])(
    'that is none, “%s”, is refused without a fault',
    async (id) => {
      for (const answer of [await send(remove, { id }, ada), await send(node, { id }, ada)])
        expect(JSON.stringify(answer)).toMatch(
          /no object with this id|NOT_FOUND|BAD_USER_INPUT|^\{"data":\{"node":null\}\}/,
        );
    },
  );

  it('of another type is refused', async () => {
    const stack = await newStack(ada);
    const number = Buffer.from(stack, 'base64').toString().split(':')[1]!;
    for (const { errors } of [
      await send(remove, { id: encodeGlobalID('SavedTool', number) }, ada),
      await send(removeSaved, { id: stack }, ada),
    ])
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await send(node, { id: stack }, ada)).data?.node).toMatchObject({ name: 'Reading' });
  });
});
