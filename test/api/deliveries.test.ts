import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { sweepJob } from '../../api/jobs/sweep.ts';
import { expiredDeliveries } from '../../api/domain/reminders/deliveries.ts';
import { rowId } from '../../api/rest/rowId.ts';
import { call, signedIn, told, type Viewer } from '../support/api.ts';
import { logged } from '../support/logged.ts';
import { added, receiver } from '../support/channels.ts';
import { workInEachTest } from '../support/jobs.ts';
import { announced, deliveriesOf, soon, tell, tried } from '../support/reminders.ts';
import { serve } from '../support/ratesServer.ts';
import { env } from '../../api/env.ts';

workInEachTest();

let people = 0;
let viewer: Viewer;
beforeEach(async () => void (viewer = await signedIn(`told${++people}`)));

/** The id of a new channel at an address. */
const channelAt = async (url: string, of = viewer) => String(rowId((await added(of, { shape: 'JSON', url })).id));

describe('what is announced', () => {
  it('goes to each channel once, however often it is announced', async () => {
    const sink = await receiver();
    const channels = [await channelAt(sink.url), await channelAt(`${sink.url}second`)];
    await announced(viewer, ['inbox', ...channels]);
    await Promise.all(['a key', 'a key', 'another'].map((key) => tell(viewer, ['inbox', ...channels], key)));
    await tried();
    expect(sink.received.map(({ path }) => path).sort()).toEqual(['/', '/', '/second', '/second']);
    expect(sink.received[0]!.body).toEqual({
      version: 1,
      title: 'Test message from Stackling',
      day: '2026-12-01',
      lines: [{ text: 'Answered on 4 December', url: null }],
    });
    expect((await deliveriesOf(viewer)).map(({ state, tries }) => [state, tries])).toEqual(
      Array.from({ length: 4 }, () => ['delivered', 1]),
    );
    expect(await db.inboxEntry.count({ where: { userId: viewer.user.id } })).toBe(2);
  });

  it('goes to nobody else’s channel, none that was removed or switched off, and not by email without mail', async () => {
    const sink = await receiver();
    const other = await signedIn(`other${people}`);
    const [foreign, gone, off] = [
      await channelAt(sink.url, other),
      await channelAt(sink.url),
      await channelAt(sink.url),
    ];
    await db.channel.update({ where: { id: Number(gone) }, data: { removedAt: new Date() } });
    await db.channel.update({ where: { id: Number(off) }, data: { failingSince: new Date(), offAt: new Date() } });
    await announced(viewer, ['email', foreign, gone, off, '0', "1'; DROP TABLE users", '99999999999']);
    expect([sink.requests(), await deliveriesOf(viewer)]).toEqual([0, []]);
  });
});

describe('a delivery', () => {
  it('that surely failed is tried again, six times in all', async () => {
    const lines = logged();
    const sink = await receiver({ status: 503, text: 'Later' });
    await announced(viewer, [await channelAt(sink.url)]);
    const channel = expect.any(String);
    expect(await deliveriesOf(viewer)).toEqual([
      { channel, state: 'waiting', tries: 1, answer: 'Answered 503: Later' },
    ]);
    sink.answer.status = 200;
    await tried();
    expect(await deliveriesOf(viewer)).toEqual([{ channel, state: 'delivered', tries: 2, answer: 'Answered 200' }]);
    sink.answer.status = 500;
    await announced(viewer, [await channelAt(sink.url)], 'hopeless');
    for (let i = 0; i < 7; i++) await tried();
    expect((await deliveriesOf(viewer)).at(-1)).toEqual({
      channel,
      state: 'failed',
      tries: 6,
      answer: 'Answered 500: Later',
    });
    expect([sink.requests(), await db.job.count({ where: { name: 'delivery' } })]).toEqual([8, 0]);
    const reason = 'A webhook answered 500.';
    expect(lines().filter(({ msg, err }) => msg === 'job failed' && (err as Error).message === reason)).toHaveLength(5);
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'a reminder was not delivered', reason }));
    expect(JSON.stringify(lines())).not.toMatch(/Later|127\.0\.0\.1/);
  });

  it('is not sent after two days on which no server was there', async () => {
    const sink = await receiver({ status: 500 });
    await announced(viewer, [await channelAt(sink.url)]);
    await db.delivery.updateMany({ data: { createdAt: new Date(Date.now() - 49 * 3_600_000) } });
    await tried();
    expect([sink.requests(), (await deliveriesOf(viewer))[0]]).toMatchObject([1, { state: 'failed' }]);
  });

  it('that may have arrived is not sent again, and says so', async () => {
    const breaking = await serve((request) => request.socket.destroy());
    Object.assign(env, { WEBHOOK_PRIVATE_HOSTS: [new URL(breaking.url).host] });
    const lines = logged();
    await announced(viewer, [await channelAt(breaking.url)]);
    await tried();
    expect([breaking.requests(), await deliveriesOf(viewer)]).toMatchObject([
      1,
      [{ state: 'unknown', tries: 1, answer: 'The connection failed' }],
    ]);
    const reason = 'A webhook did not answer (failed, ECONNRESET).';
    expect(lines()).toContainEqual(expect.objectContaining({ state: 'unknown', reason }));
  });

  it('is not sent again when its server ended in the middle', async () => {
    const sink = await receiver({ status: 500 });
    await announced(viewer, [await channelAt(sink.url)]);
    const lines = logged();
    // As a server leaves it that is killed while it sends.
    await db.delivery.updateMany({ where: { userId: viewer.user.id }, data: { state: 'sending' } });
    await tried();
    expect([sink.requests(), await deliveriesOf(viewer)]).toMatchObject([
      1,
      [{ state: 'unknown', tries: 1, answer: 'The server ended while it was sent. Whether it arrived is not known.' }],
    ]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ state: 'unknown', msg: 'a server ended while it sent a reminder' }),
    );
  });

  it('to a channel that has failed for three days is the last: it is switched off, and its owner told', async () => {
    const sink = await receiver({ status: 410, text: '<b>Gone</b>' });
    const id = await channelAt(sink.url);
    await announced(viewer, [id]);
    const find = () => db.channel.findUniqueOrThrow({ where: { id: Number(id) } });
    expect(await find()).toMatchObject({ failingSince: expect.any(Date), offAt: null });
    await db.channel.updateMany({ data: { failingSince: new Date('2026-11-01T12:00:00Z') } });
    await tried();
    expect(await find()).toMatchObject({ offAt: expect.any(Date) });
    await tried();
    expect([sink.requests(), await deliveriesOf(viewer)]).toMatchObject([
      2,
      [{ state: 'failed', answer: 'The channel was removed or switched off' }],
    ]);
    const { status, body } = await told(await call('GET', '/api/inbox', undefined, viewer));
    expect([status, body]).toMatchObject([
      200,
      [
        {
          kind: 'channelOff',
          text: `Your channel ${sink.host} has failed since 2026-11-01 and was switched off. The last answer was: Answered 410: <b>Gone</b>. You can switch it on again.`,
          subscriptionId: null,
          isRead: false,
        },
      ],
    ]);
  });

  it('that arrives makes the channel’s failures forgotten', async () => {
    const sink = await receiver({ status: 500 });
    const id = await channelAt(sink.url);
    await announced(viewer, [id]);
    sink.answer.status = 200;
    await tried();
    expect(await db.channel.findUnique({ where: { id: Number(id) } })).toMatchObject({ failingSince: null });
  });

  it('is in its owner’s log, page by page, for 90 days', async () => {
    const sink = await receiver({ status: 204 });
    const id = await channelAt(sink.url);
    await announced(viewer, [id], 'first', soon());
    await announced(viewer, [id], 'second');
    const list = async (of = viewer) => told(await call('GET', '/api/deliveries', undefined, of));
    const entry = {
      id: expect.any(Number),
      channelName: sink.host,
      title: 'Test message from Stackling',
      day: '2026-12-01',
      state: 'delivered',
      tries: 1,
      answer: 'Answered 204',
      createdAt: expect.any(String),
      endedAt: expect.any(String),
    };
    expect(await list()).toEqual({ status: 200, body: [entry, entry] });
    expect(await list(await signedIn(`curious${people}`))).toEqual({ status: 200, body: [] });
    await db.delivery.updateMany({
      where: { key: 'first' },
      data: { createdAt: new Date(Date.now() - 91 * 86_400_000) },
    });
    await sweepJob([expiredDeliveries]).run({ id: 1n, signal: new AbortController().signal });
    expect(await list()).toEqual({ status: 200, body: [entry] });
  });
});
