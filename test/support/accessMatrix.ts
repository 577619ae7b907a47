/** One row of each kind that a user can own, and four askers who try to reach it. */
import { randomBytes } from 'node:crypto';
import { db } from '../../api/database/db.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { signedIn, type Viewer } from './api.ts';
import { byMonth } from './prices.ts';

/** The askers: nobody, the owner, another user and an administrator. */
export const askers = ['visitor', 'owner', 'other', 'admin'] as const;
type Asker = (typeof askers)[number];

/** What the owner has, made anew for every attempt. */
export interface Things {
  owner: Viewer;
  user: number;
  stack: number;
  saved: number;
  subscription: number;
  accessToken: number;
  session: number;
  /** An administrator's invitation, the owner's by its row only. */
  invitation: number;
  passkey: number;
  identity: number;
  channel: number;
  delivery: number;
  entry: number;
  label: number;
  change: number;
  /** The key of advice about which they decided. */
  advice: string;
  resetToken: string;
  /** A text that no other attempt uses. */
  unique: string;
}

let tries = 0;

async function thingsOf(owner: Viewer, unique: string): Promise<Things> {
  const userId = owner.user.id;
  const resetToken = randomBytes(32).toString('base64url');
  await db.user.update({
    where: { id: userId },
    data: { resetToken: hashToken(resetToken), resetTokenExpiry: new Date(Date.now() + 60_000) },
  });
  const stack = await db.stack.create({ data: { userId, name: 'Stack', projectType: 'work', budget: 10 } });
  const tool = { stackId: stack.id, userId, name: 'Tool', ...byMonth(100), description: 'A tool' };
  const saved = await db.savedTool.create({ data: tool });
  const payment = { userId, name: 'Netflix', ...byMonth(100) };
  const subscription = await db.trackedSubscription.create({
    data: { ...payment, startsOn: new Date('2999-01-01'), prices: [{ from: '2999-02-01', amountCents: 2 }] },
  });
  await db.payment.create({
    data: {
      userId,
      subscriptionId: subscription.id,
      dueOn: new Date('2999-01-01'),
      state: 'skipped',
      amountCents: 0,
      currency: 'USD',
    },
  });
  const advice = `unused-${subscription.id}`;
  const decided = { state: 'dismissed', title: 'You do not use Netflix', savingCents: 1_200, currency: 'USD' };
  await db.adviceDecision.create({ data: { userId, key: advice, ...decided } });
  await db.useAnswer.create({ data: { userId, subscriptionId: subscription.id, answer: 'no' } });
  const accessToken = await db.accessToken.create({
    data: { userId, name: 'Script', tokenHash: hashToken(unique) },
  });
  const invitation = await db.invitation.create({
    data: { userId, isMailed: false, expiresAt: new Date(Date.now() + 60_000) },
  });
  const passkey = await db.passkey.create({
    data: { userId, credentialId: unique, publicKey: Buffer.from('not a key'), counter: 0, name: 'Phone' },
  });
  const identity = await db.identity.create({ data: { userId, issuer: 'https://id.example', subject: unique } });
  await db.calendarAddress.create({ data: { userId, secretHash: hashToken(`calendar ${unique}`) } });
  const channel = await db.channel.create({
    data: { userId, name: 'Phone', shape: 'json', host: 'hook.example', sealedTarget: 'not sealed' },
  });
  const delivery = await db.delivery.create({
    data: {
      userId,
      key: unique,
      channel: 'email',
      channelName: 'email',
      message: '{"title":"Soon","day":"2026-12-01"}',
    },
  });
  const told = { key: unique, place: 1, kind: 'renewal', day: new Date('2026-12-01'), saying: 'delivery.failed' };
  const entry = await db.inboxEntry.create({ data: { userId, ...told } });
  const change = await db.subscriptionChange.create({ data: { userId, kept: [] } });
  await db.budget.create({ data: { userId, amountCents: 100, currency: 'USD' } });
  const label = await db.label.create({ data: { userId, kind: 'tag', name: 'Home', color: 'blue' } });
  const session = await db.session.create({ data: { userId, tokenHash: hashToken(`session ${unique}`) } });
  return {
    owner,
    user: userId,
    stack: stack.id,
    saved: saved.id,
    subscription: subscription.id,
    accessToken: accessToken.id,
    session: session.id,
    invitation: invitation.id,
    passkey: passkey.id,
    identity: identity.id,
    channel: channel.id,
    delivery: delivery.id,
    entry: entry.id,
    label: label.id,
    change: change.id,
    advice,
    resetToken,
    unique,
  };
}

/** Makes an attempt as one of the askers, on rows and accounts that no other attempt uses. */
export async function tryAs<Result>(
  asker: Asker,
  work: (things: Things, viewer: Viewer | undefined) => Promise<Result>,
): Promise<Result> {
  const unique = `try${++tries}`;
  const owner = await signedIn(`${unique}_owner`);
  const things = await thingsOf(owner, unique);
  const viewers = {
    visitor: async () => undefined,
    owner: async () => owner,
    other: () => signedIn(`${unique}_other`),
    admin: () => signedIn(`${unique}_admin`, true),
  };
  return work(things, await viewers[asker]());
}

export type Outcomes = Record<Asker, string | number>;
export const outcomes = (visitor: string | number, owner = visitor, other = owner, admin = other): Outcomes => ({
  visitor,
  owner,
  other,
  admin,
});

/** The owner's private data, to show that a refusal has changed none of it. */
export async function stateOf({ user: userId }: Things): Promise<unknown> {
  const owned = { where: { userId }, orderBy: { id: 'asc' } } as const;
  return Promise.all([
    db.user.findUnique({ where: { id: userId } }),
    db.stack.findMany({ ...owned, include: { recommendations: true } }),
    db.trackedSubscription.findMany(owned),
    db.accessToken.findMany(owned),
    db.identity.findMany(owned),
    db.calendarAddress.findUnique({ where: { userId } }),
    db.invitation.findMany(owned),
    db.passkey.findMany(owned),
    db.channel.findMany(owned),
    db.delivery.findMany(owned),
    db.inboxEntry.findMany(owned),
    db.label.findMany(owned),
    db.subscriptionChange.findMany(owned),
    db.budget.findMany(owned),
    db.subscriptionLabel.findMany({ where: { userId }, orderBy: { labelId: 'asc' } }),
    db.adviceDecision.findMany({ where: { userId } }),
    db.useAnswer.findMany({ where: { userId } }),
    db.session.findMany({ ...owned, select: { tokenHash: true } }),
  ]);
}
