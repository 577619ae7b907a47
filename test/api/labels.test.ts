import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, send, sendText, signedIn } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import {
  createLabel,
  labelledBy,
  labelsOf,
  made,
  relabel,
  removeLabel,
  trackedWith,
  tryToTrackWith,
  updateLabel,
} from '../support/labels.ts';
import { statementsOf } from '../support/statements.ts';
import { changed } from '../support/subscriptionChanges.ts';

const refused = (field: string, code: string) => ({ __typename: 'InvalidInputError', issues: [{ field, code }] });

describe('a label', () => {
  it('is made, renamed and listed by kind and name, with how many subscriptions have it', async () => {
    const ada = await signedIn('ada');
    const [work, kids] = [await made(ada, 'work'), await made(ada, 'Kids', { kind: 'CATEGORY', color: 'BLUE' })];
    const visa = await made(ada, ' Visa ', { kind: 'METHOD', expiresOn: '2028-05-31' });
    await made(ada, 'Abroad');
    await trackedWith(ada, [kids, work, visa]);
    await trackedWith(ada, [work], 'Paused', false);
    expect(
      (await send(updateLabel, { id: work, input: { name: 'Work', color: 'RED' } }, ada)).data?.result,
    ).toMatchObject({
      label: { name: 'Work', color: 'RED' },
    });
    expect((await labelsOf(ada)).map(({ id: _, ...label }) => Object.values(label).join(' '))).toEqual([
      'CATEGORY Kids BLUE  1 1',
      'TAG Abroad GRAY  0 0',
      'TAG Work RED  2 1',
      'METHOD Visa GRAY 2028-05-31 1 1',
    ]);
    expect((await labelsOf(ada, 'METHOD')).map(({ name }) => name)).toEqual(['Visa']);
  });

  it.each([
    [{ name: 'HOME ' }, 'name', 'label.taken'],
    [{ name: ' ' }, 'name', 'text.missing'],
    [{ name: 'x'.repeat(41) }, 'name', 'text.tooLong'],
    [{ expiresOn: '2028-05-31' }, 'expiresOn', 'label.onlyMethodsExpire'],
    [{ kind: 'METHOD', expiresOn: '2028-02-30' }, 'expiresOn', 'date.invalid'],
    [{ kind: 'METHOD', expiresOn: '9999-01-01' }, 'expiresOn', 'date.invalid'],
  ] as const)('is refused as %j', async (given, field, code) => {
    const viewer = await signedIn(`refused${++tries}`);
    await made(viewer, 'Home');
    await withoutATrace(async () => {
      const { data } = await send(createLabel, { input: { kind: 'TAG', name: 'Other', ...given } }, viewer);
      expect(data?.result).toEqual(refused(field, code));
    });
  });
  let tries = 0;

  it('has a name that its owner has once in a kind, however many ask at once', async () => {
    const viewer = await signedIn('at_once');
    const answers = await Promise.all(
      ['Home', 'home', 'HOME', 'hOME'].map((name) => send(createLabel, { input: { kind: 'TAG', name } }, viewer)),
    );
    expect(answers.filter(({ data }) => data?.result.__typename === 'CreateLabelPayload')).toHaveLength(1);
    await made(viewer, 'home', { kind: 'PERSON' });
    await made(await signedIn('somebody_else'), 'home');
    const id = await made(viewer, 'Away');
    expect((await send(updateLabel, { id, input: { name: 'Home' } }, viewer)).data?.result).toEqual(
      refused('name', 'label.taken'),
    );
    expect((await send(updateLabel, { id, input: { name: 'AWAY' } }, viewer)).data?.result).toMatchObject({
      label: { name: 'AWAY' },
    });
    expect((await send(updateLabel, { id, input: { expiresOn: '2028-05-31' } }, viewer)).data?.result).toEqual(
      refused('expiresOn', 'label.onlyMethodsExpire'),
    );
  });

  it('is one of 200 at most', async () => {
    const viewer = await signedIn('collector');
    const kinds = { userId: viewer.user.id, kind: 'tag', color: 'gray' };
    await db.label.createMany({ data: Array.from({ length: 199 }, (_, i) => ({ ...kinds, name: `Tag ${i}` })) });
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((name) => send(createLabel, { input: { kind: 'TAG', name } }, viewer)),
    );
    expect(answers.filter(({ data }) => data?.result.__typename === 'InvalidInputError')).toHaveLength(2);
    expect(await labelsOf(viewer)).toHaveLength(200);
  });
});

describe('a subscription', () => {
  it('has its labels by kind, tags in their order, and is found by them', async () => {
    const viewer = await signedIn('sorter');
    const [b, a] = [await made(viewer, 'b'), await made(viewer, 'a')];
    const ben = await made(viewer, 'Ben', { kind: 'PERSON' });
    const kids = await made(viewer, 'Kids', { kind: 'CATEGORY' });
    const id = await trackedWith(viewer, [b, ben, a, b, kids]);
    await trackedWith(viewer, [], 'Plain');
    expect(await labelledBy(viewer)).toEqual({ Netflix: ['Kids', 'b', 'a', 'Ben'], Plain: [] });
    expect(await labelledBy(viewer, ben)).toEqual({ Netflix: ['Kids', 'b', 'a', 'Ben'] });
    expect((await relabel(viewer, id, null)).__typename).toBe('UpdateSubscriptionPayload');
    expect((await relabel(viewer, id, [a, b])).__typename).toBe('UpdateSubscriptionPayload');
    expect(await labelledBy(viewer)).toEqual({ Netflix: ['a', 'b'], Plain: [] });
    expect(await labelledBy(viewer, ben)).toEqual({});
  });

  it('has one label of a kind and ten tags at most, all of them its owner’s', async () => {
    const [viewer, other] = [await signedIn('careful'), await signedIn('careless')];
    const people = [await made(viewer, 'Ada', { kind: 'PERSON' }), await made(viewer, 'Ben', { kind: 'PERSON' })];
    const tags: string[] = [];
    for (let i = 0; i < 11; i++) tags.push(await made(viewer, `Tag ${i}`));
    const foreign = await made(other, 'Theirs');
    const id = await trackedWith(viewer, tags.slice(0, 10));
    await withoutATrace(async () => {
      expect(await tryToTrackWith(viewer, people)).toEqual(refused('labelIds', 'labels.oneOfAKind'));
      expect(await relabel(viewer, id, people)).toEqual(refused('labelIds', 'labels.oneOfAKind'));
      expect(await relabel(viewer, id, tags)).toEqual(refused('labelIds', 'labels.tooManyTags'));
      expect(await relabel(viewer, id, [foreign])).toEqual(refused('labelIds', 'label.unknown'));
    });
    expect(await labelledBy(viewer, foreign)).toEqual({});
    const { id: labelId, userId, kind } = await db.label.findFirstOrThrow({ where: { name: 'Theirs' } });
    const { id: subscriptionId } = await db.trackedSubscription.findFirstOrThrow({ where: { userId: viewer.user.id } });
    for (const data of [
      { labelId, subscriptionId, userId, kind },
      { labelId, subscriptionId, userId: viewer.user.id, kind },
    ])
      await expect(db.subscriptionLabel.create({ data })).rejects.toThrow();
  });

  it('has a tag once that is given twice', async () => {
    const viewer = await signedIn('twice');
    const films = await made(viewer, 'Films');
    const id = await trackedWith(viewer, [films, films]);
    expect(await labelledBy(viewer)).toEqual({ Netflix: ['Films'] });
    expect(await relabel(viewer, id, [films, films])).toMatchObject({ __typename: 'UpdateSubscriptionPayload' });
    expect(await labelledBy(viewer)).toEqual({ Netflix: ['Films'] });
    await changed(viewer, [id], { act: 'ADD_LABELS' }, [films, films]);
    expect(await labelledBy(viewer)).toEqual({ Netflix: ['Films'] });
  });

  it('costs no more statements among a hundred than alone', async () => {
    const viewer = await signedIn('many_labels');
    const tag = await made(viewer, 'Tag');
    const query =
      '{ viewer { subscriptions(first: 100) { edges { node { labels { name activeSubscriptionCount } } } } } }';
    await trackedWith(viewer, [tag], 'First');
    const alone = await statementsOf(() => sendText(query, {}, viewer));
    for (let i = 0; i < 20; i++) await trackedWith(viewer, [tag], `More ${i}`);
    expect((await statementsOf(() => sendText(query, {}, viewer))).length).toBe(alone.length);
  });
});

describe('a label that is deleted', () => {
  it('asks first what becomes of the subscriptions that have it', async () => {
    const viewer = await signedIn('tidy');
    const [old, other] = [await made(viewer, 'Old'), await made(viewer, 'Other')];
    await trackedWith(viewer, [old], 'One');
    await trackedWith(viewer, [other, old], 'Both');
    const person = await made(viewer, 'Ada', { kind: 'PERSON' });
    const foreign = await made(await signedIn('untidy'), 'Old');
    await withoutATrace(async () => {
      expect((await send(removeLabel, { id: old }, viewer)).data?.result).toEqual({
        __typename: 'LabelInUseError',
        code: 'label.inUse',
        count: 2,
      });
      for (const moveTo of [person, old, foreign])
        expect((await send(removeLabel, { id: old, moveTo }, viewer)).data?.result).toEqual(
          refused('moveTo', 'label.otherKind'),
        );
    });
    expect((await send(removeLabel, { id: old, moveTo: other }, viewer)).data?.result.__typename).toBe(
      'RemoveLabelPayload',
    );
    expect(await labelledBy(viewer)).toEqual({ One: ['Other'], Both: ['Other'] });
    expect((await send(removeLabel, { id: other, leave: true }, viewer)).data?.result.__typename).toBe(
      'RemoveLabelPayload',
    );
    expect(await labelledBy(viewer)).toEqual({ One: [], Both: [] });
    expect((await send(removeLabel, { id: person }, viewer)).data?.result.__typename).toBe('RemoveLabelPayload');
  });
});

describe('labels over REST', () => {
  it('are given to a subscription, moved and exported', async () => {
    const viewer = await signedIn('by_rest');
    const make = async (body: object) =>
      (await (await call('POST', '/api/labels', body, viewer)).json()) as { id: number };
    const [kids, family] = [
      await make({ kind: 'category', name: 'Kids' }),
      await make({ kind: 'category', name: 'Family', color: 'green' }),
    ];
    const netflix = { name: 'Netflix', price: '$5', labelIds: [kids.id], cancelUrl: 'example.com/stop' };
    const { id, ...tracked } = (await (await call('POST', '/api/subscriptions', netflix, viewer)).json()) as {
      id: number;
    };
    expect(tracked).toMatchObject({ labels: [{ id: kids.id, name: 'Kids' }], cancelUrl: 'https://example.com/stop' });
    const inUse = await call('DELETE', `/api/labels/${kids.id}`, undefined, viewer);
    expect([inUse.status, await inUse.json()]).toEqual([
      409,
      {
        message: '1 subscription has this label. Please say which one they get instead, or that they get none.',
      },
    ]);
    const nowhere = await call('DELETE', `/api/labels/${kids.id}?moveTo=x`, undefined, viewer);
    expect(nowhere.status).toBe(400);
    expect((await call('DELETE', `/api/labels/${kids.id}?moveTo=${family.id}`, undefined, viewer)).status).toBe(200);
    const label = { id: family.id, kind: 'category', name: 'Family', color: 'green', expiresOn: null };
    expect(await (await call('GET', '/api/user/export', undefined, viewer)).json()).toMatchObject({
      subscriptions: [{ labels: [label] }],
      labels: [label],
    });
    const cleared = await call('PUT', `/api/subscriptions/${id}`, { labelIds: [], cancelUrl: null }, viewer);
    expect(await cleared.json()).toMatchObject({ labels: [], cancelUrl: null });
    const unknown = await call('PUT', `/api/subscriptions/${id}`, { labelIds: [999_999_999] }, viewer);
    expect([unknown.status, await unknown.json()]).toEqual([400, { message: 'No such label.' }]);
  });
});
