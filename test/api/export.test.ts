import '../support/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { registered } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

afterEach(() => db.user.deleteMany());

describe('an export', () => {
  it('has everything of its user and nothing of anybody else, page after page', async () => {
    const [lena, other] = [await registered('lena'), await registered('other')];
    for (const { user } of [lena, other])
      await db.stack.createMany({
        data: Array.from({ length: 101 }, (_, i) => ({
          userId: user.id,
          name: `${user.username} ${i}`,
          projectType: 'work',
          budget: 5,
        })),
      });
    const { id: stackId } = await db.stack.findFirstOrThrow({ where: { userId: lena.user.id } });
    const tools = Array.from({ length: 101 }, (_, i) => ({
      stackId,
      userId: lena.user.id,
      name: `Tool ${i}`,
      ...byMonth(100),
      description: 'x',
    }));
    await db.savedTool.createMany({ data: tools });
    const body = (await (await call('GET', '/api/user/export', undefined, lena)).json()) as {
      user: object;
      stacks: { stack: { name: string }; recommendations: { name: string }[] }[];
    };
    expect(body.user).toMatchObject({ username: 'lena' });
    expect(new Set(body.stacks.map(({ stack }) => stack.name))).toEqual(
      new Set(Array.from({ length: 101 }, (_, i) => `lena ${i}`)),
    );
    expect(body.stacks.flatMap(({ recommendations }) => recommendations.map(({ name }) => name))).toEqual(
      tools.map(({ name }) => name),
    );
  });

  it('has where reminders go, without the addresses, and what became of them', async () => {
    const lena = await registered('lena');
    const { id: userId } = lena.user;
    await db.channel.create({
      data: { userId, name: 'Phone', shape: 'ntfy', host: 'ntfy.sh', sealedTarget: 'never to be seen' },
    });
    const message = JSON.stringify({ title: 'Soon', day: '2026-12-01', lines: [] });
    await db.delivery.create({ data: { userId, key: 'a', channel: 'email', channelName: 'email', message } });
    const told = { key: 'a', place: 1, kind: 'trial-end', day: new Date('2026-12-01'), saying: 'delivery.failed' };
    await db.inboxEntry.create({ data: { userId, ...told } });
    const text = await (await call('GET', '/api/user/export', undefined, lena)).text();
    expect(JSON.parse(text)).toMatchObject({
      channels: [{ name: 'Phone', shape: 'ntfy', host: 'ntfy.sh' }],
      inbox: [{ kind: 'trialEnd', day: '2026-12-01', text: 'The connection failed', isRead: false }],
      deliveries: [{ channelName: 'email', title: 'Soon', state: 'waiting', tries: 0, answer: null }],
    });
    expect(text).not.toContain('never to be seen');
  });

  it('has all that is known of subscriptions, page after page, and when their user is reminded', async () => {
    const lena = await registered('lena');
    const { id: userId } = lena.user;
    const day = (text: string) => new Date(text);
    const { id: channel } = await db.channel.create({
      data: { userId, name: 'Phone', shape: 'ntfy', host: 'ntfy.sh', sealedTarget: 'never to be seen' },
    });
    await db.trackedSubscription.createMany({
      data: Array.from({ length: 101 }, (_, i) => ({ userId, name: `S${i}`, ...byMonth(100) })),
    });
    const { id: subscriptionId } = await db.trackedSubscription.create({
      data: {
        userId,
        name: 'Phone contract',
        ...byMonth(2_000),
        startsOn: day('2026-01-31'),
        prices: [{ from: '2026-06-01', amountCents: 2_500 }],
        pauses: [{ from: '2026-08-01', until: '2026-09-01' }],
        earlier: [{ startsOn: '2024-01-31', cycleCount: 1, cycleUnit: 'year', until: '2026-01-31' }],
        trialEndsOn: day('2024-01-31'),
        termCount: 24,
        termUnit: 'month',
        noticeCount: 3,
        noticeUnit: 'month',
        reminderRules: [{ kind: 'cancelBy', daysBefore: 30, channels: ['inbox', String(channel)] }],
      },
    });
    const payment = { userId, subscriptionId, currency: 'USD' };
    await db.payment.createMany({
      data: [
        { ...payment, dueOn: day('2026-07-31'), state: 'skipped', amountCents: 0 },
        { ...payment, dueOn: day('2026-06-30'), state: 'paid', amountCents: 2_400, paidOn: day('2026-07-02') },
      ],
    });
    const text = await (await call('GET', '/api/user/export', undefined, lena)).text();
    const { subscriptions, reminders } = JSON.parse(text);
    expect(reminders).toMatchObject({ hour: 9, rules: expect.arrayContaining([expect.anything()]) });
    expect(new Set(subscriptions.map(({ name }: { name: string }) => name)).size).toBe(102);
    expect(subscriptions[0]).toMatchObject({
      id: subscriptionId,
      name: 'Phone contract',
      trialEndsOn: '2024-01-31',
      termCount: 24,
      termUnit: 'month',
      noticeCount: 3,
      noticeUnit: 'month',
      prices: [
        { from: null, amountCents: 2_000 },
        { from: '2026-06-01', amountCents: 2_500 },
      ],
      pauses: [{ from: '2026-08-01', until: '2026-09-01' }],
      earlierRhythms: [{ startsOn: '2024-01-31', cycleCount: 1, cycleUnit: 'year', until: '2026-01-31' }],
      payments: [
        { dueOn: '2026-06-30', state: 'paid', amountCents: 2_400, currency: 'USD', paidOn: '2026-07-02' },
        { dueOn: '2026-07-31', state: 'skipped', amountCents: 0, currency: 'USD', paidOn: null },
      ],
      reminders: [{ kind: 'cancelBy', daysBefore: 30, channels: ['inbox', String(channel)] }],
    });
    expect(subscriptions[1]).toMatchObject({
      prices: [{ from: null, amountCents: 100 }],
      payments: [],
      reminders: null,
    });
    expect(text).not.toContain('never to be seen');
  });

  it('has how its user signs in, and none of the secrets', async () => {
    const lena = await registered('lena');
    const { id: userId } = lena.user;
    const at = new Date('2026-11-20T08:30:00Z');
    const secret = 'never to be seen';
    await db.authenticator.create({ data: { userId, sealedSecret: secret, lastStep: 1, createdAt: at } });
    await db.recoveryCode.create({ data: { userId, codeHash: 'c'.repeat(64) } });
    await db.passkey.create({
      data: { userId, name: 'Phone', credentialId: secret, publicKey: Buffer.from(secret), counter: 0, createdAt: at },
    });
    await db.identity.create({ data: { userId, issuer: 'https://id.example', subject: 'lena-7', createdAt: at } });
    await db.securityEvent.create({
      data: {
        userId,
        kind: 'sign-in-failed',
        browser: 'Chrome',
        system: 'Android',
        place: secret,
        count: 3,
        createdAt: at,
      },
    });
    const text = await (await call('GET', '/api/user/export', undefined, lena)).text();
    const moment = at.toISOString();
    expect(JSON.parse(text).signIn).toMatchObject({
      hasPassword: true,
      totpSince: moment,
      recoveryCodesLeft: 1,
      passkeys: [{ name: 'Phone', lastUsedAt: null, createdAt: moment }],
      identities: [{ issuer: 'https://id.example', subject: 'lena-7', createdAt: moment }],
      sessions: [{ method: 'password' }],
      securityEvents: [
        { kind: 'sign-in-failed', method: null, browser: 'Chrome', system: 'Android', count: 3, createdAt: moment },
        { kind: 'signed-in', method: 'password', count: 1 },
      ],
    });
    expect(text).not.toContain(secret);
    expect(text).not.toContain('ccc');
    expect(text).not.toContain(lena.user.password);
  });
});
