import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { call, send, signedIn, told } from '../support/api.ts';
import { addChannel, added, listChannels, receiver, testChannel } from '../support/channels.ts';
import { withoutATrace } from '../support/everything.ts';

const remove = graphql(`
  mutation TestRemoveChannel($id: ID!) {
    result: removeChannel(id: $id) {
      __typename
      ... on RemoveChannelPayload {
        removedId
      }
    }
  }
`);

const restore = graphql(`
  mutation TestRestoreChannel($id: ID!) {
    result: restoreChannel(id: $id) {
      __typename
    }
  }
`);

const switchOn = graphql(`
  mutation TestSwitchOnChannel($id: ID!) {
    result: switchOnChannel(id: $id) {
      __typename
      ... on SwitchOnChannelPayload {
        channel {
          failingSince
          offAt
        }
      }
    }
  }
`);

const unreachable = 'This address cannot be reached from here';
const badUrl = 'Please enter a web address such as https://ntfy.sh/my-topic';

describe('a new channel', () => {
  it('shows the host of its address, which is kept sealed', async () => {
    const ada = await signedIn('ada');
    const { host, url } = await receiver();
    const channel = await added(ada, { shape: 'JSON', url: `${url}secret-part` });
    expect(channel).toEqual({
      id: expect.any(String),
      name: host,
      shape: 'JSON',
      host,
      failingSince: null,
      offAt: null,
    });
    const { sealedTarget, ...row } = await db.channel.findFirstOrThrow({ where: { userId: ada.user.id } });
    expect(JSON.stringify(row) + sealedTarget).not.toContain('secret-part');
  });

  it.each([
    [{ url: 'https://192.168.0.1/' }, 'url', unreachable],
    [{ url: 'https://me:secret@[::1]/' }, 'url', unreachable],
    [{ url: 'http://example.com/' }, 'url', unreachable],
    [{ url: 'file:///etc/passwd' }, 'url', unreachable],
    [{ url: 'my-topic' }, 'url', badUrl],
    [{ url: '' }, 'url', badUrl],
    [{ url: `https://example.com/${'x'.repeat(2_000)}` }, 'url', 'Please keep the link to at most 2,000 characters'],
    [{ shape: 'TELEGRAM' }, 'chatId', 'Please enter the number or the name of the chat'],
    [
      { shape: 'NTFY', url: 'https://1.1.1.1/' },
      'url',
      'Please end the address with the topic, such as https://ntfy.sh/my-topic',
    ],
    [{ name: 'x'.repeat(101) }, 'name', 'Please keep the name to at most 100 characters'],
  ] as const)('is not %j', async (given, field, message) => {
    const viewer = await signedIn(`refused${refused++}`);
    await withoutATrace(async () => {
      const input = { shape: 'JSON' as const, url: 'https://1.1.1.1/', ...given };
      const { data } = await send(addChannel, { input }, viewer);
      expect(data?.result).toMatchObject({ issues: [{ field, message }] });
    });
  });
  let refused = 0;

  it('is one of twenty at most, however many are asked for at once', async () => {
    const [many, { url }] = [await signedIn('many'), await receiver()];
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send(addChannel, { input: { shape: 'JSON', url } }, many)),
    );
    expect(answers.filter(({ data }) => data?.result.__typename === 'InvalidInputError')).toHaveLength(5);
    expect(await db.channel.count({ where: { userId: many.user.id } })).toBe(20);
  });
});

describe('a channel', () => {
  it('can be removed, restored as it was, and switched on again', async () => {
    const [bob, { url }] = [await signedIn('bob'), await receiver()];
    const { id } = await added(bob, { shape: 'JSON', url, name: 'Phone' });
    const all = async () => (await send(listChannels, {}, bob)).data!.viewer!.channels;
    expect((await send(remove, { id }, bob)).data?.result).toEqual({
      __typename: 'RemoveChannelPayload',
      removedId: id,
    });
    expect(await all()).toEqual([]);
    expect((await send(testChannel, { id }, bob)).data?.result.__typename).toBe('NotFoundError');
    expect((await send(restore, { id }, bob)).data?.result.__typename).toBe('RestoreChannelPayload');
    await db.channel.updateMany({
      where: { userId: bob.user.id },
      data: { failingSince: new Date(0), offAt: new Date() },
    });
    expect(await all()).toEqual([{ id, name: 'Phone', failingSince: expect.any(String), offAt: expect.any(String) }]);
    expect((await send(switchOn, { id }, bob)).data?.result).toEqual({
      __typename: 'SwitchOnChannelPayload',
      channel: { failingSince: null, offAt: null },
    });
  });

  it.each([
    [{ status: 204 }, true, 'Answered 204'],
    [{ status: 404, text: ' no such\n\u001b[31m <b>hook</b> ' }, false, 'Answered 404: no such [31m <b>hook</b>'],
    [{ status: 302, text: '' }, false, 'Answered 302'],
    [{ status: 500, text: 'x'.repeat(1_000) }, false, `Answered 500: ${'x'.repeat(200)}`],
  ])('is tried, and tells the truth: %j', async (answer, isDelivered, words) => {
    const [viewer, { url, received }] = [await signedIn(`tried${tried++}`), await receiver(answer)];
    const { id } = await added(viewer, { shape: 'JSON', url: `${url}hook?key=1` });
    expect((await send(testChannel, { id }, viewer)).data?.result).toMatchObject({ isDelivered, answer: words });
    const today = new Date().toISOString().slice(0, 10);
    const lines = [{ text: 'This channel works.', url: null }];
    const body = { version: 1, title: 'Test message from Stackling', day: today, lines };
    expect(received).toEqual([{ path: '/hook?key=1', body }]);
  });
  let tried = 0;

  it('is tried ten times an hour at most', async () => {
    const [viewer, { url, requests }] = [await signedIn('eager'), await receiver()];
    const { id } = await added(viewer, { shape: 'JSON', url });
    for (let i = 0; i < 10; i++) await send(testChannel, { id }, viewer);
    expect((await send(testChannel, { id }, viewer)).errors).toMatchObject([
      { extensions: { code: 'TOO_MANY_REQUESTS' } },
    ]);
    expect(requests()).toBe(10);
  });

  it('says so when nobody is there, and when its host is no longer allowed', async () => {
    const [viewer, sink] = [await signedIn('lonely'), await receiver()];
    const { id } = await added(viewer, { shape: 'JSON', url: sink.url });
    sink.close();
    const answer = async () => (await send(testChannel, { id }, viewer)).data?.result;
    expect(await answer()).toMatchObject({ isDelivered: false, answer: 'The connection failed' });
    await db.channel.updateMany({ where: { userId: viewer.user.id }, data: { sealedTarget: 'x.y' } });
    expect(await answer()).toMatchObject({
      isDelivered: false,
      answer: 'Its address can no longer be read. Please add the channel again.',
    });
  });
});

describe('channels over REST', () => {
  it('are added, listed, tried and removed', async () => {
    const [viewer, { url, host }] = [await signedIn('by_rest'), await receiver({ status: 204 })];
    const body = { kind: 'webhook', shape: 'slack', url, name: 'Team' };
    const made = (await told(await call('POST', '/api/channels', body, viewer))) as {
      status: number;
      body: { id: number };
    };
    expect(made).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        kind: 'webhook',
        shape: 'slack',
        name: 'Team',
        host,
        failingSince: null,
        offAt: null,
        createdAt: expect.any(String),
      },
    });
    const path = `/api/channels/${made.body.id}`;
    expect(await told(await call('GET', '/api/channels', undefined, viewer))).toEqual({
      status: 200,
      body: [made.body],
    });
    expect(await told(await call('POST', `${path}/test`, undefined, viewer))).toEqual({
      status: 200,
      body: { isDelivered: true, answer: 'Answered 204' },
    });
    expect((await call('DELETE', path, undefined, viewer)).status).toBe(200);
    expect(await (await call('GET', '/api/channels', undefined, viewer)).json()).toEqual([]);
  });

  it.each([
    [{ kind: 'webhook', shape: 'json', url: 'https://10.0.0.1/' }, unreachable],
    [{ kind: 'email', shape: 'json', url: 'https://example.com/' }, 'Only channels of the kind webhook can be added'],
    [
      { kind: 'webhook', shape: 'fax', url: 'https://example.com/' },
      'The shape is one of json, ntfy, discord, slack and telegram',
    ],
    [{ kind: 'webhook', shape: 'json' }, badUrl],
  ])('are refused with 400: %j', async (body, message) => {
    const viewer = await signedIn(`rest_refused${refused++}`);
    expect(await told(await call('POST', '/api/channels', body, viewer))).toEqual({ status: 400, body: { message } });
  });
  let refused = 0;
});
