import { enumName } from '../../common/enumName.ts';
import { points, writes } from '../domain/accounts/allowance.ts';
import {
  nearestQuotas,
  refusedCallers,
  type QuotaName as Quota,
  type QuotaUse as Use,
  type RefusedCaller as Caller,
} from '../domain/operations/limits.ts';
import { questionsToday } from '../domain/recommendations/dailyLimit.ts';
import { env } from '../env.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const Limits = builder.objectRef<typeof env>('Limits').implement({
  description: 'The limits of this server, by its settings.',
  fields: (t) => ({
    isOn: t.boolean({
      description: 'Whether tries and requests are limited; quotas on rows hold always.',
      resolve: ({ RATE_LIMITS }) => RATE_LIMITS === 'on',
    }),
    pointsAMinute: t.int({
      description: 'How many points a minute requests may cost a user or a visitor.',
      resolve: () => points.points,
    }),
    changesAMinute: t.int({ description: 'How many changes a minute a user may make.', resolve: () => writes.points }),
    aiQuestionsADay: t.int({
      description: 'How many questions a day all servers ask the AI provider.',
      resolve: ({ AI_DAILY_LIMIT }) => AI_DAILY_LIMIT,
    }),
    aiQuestionsToday: t.int({
      description: 'How many they have asked since midnight UTC.',
      resolve: () => questionsToday(),
    }),
    maxSubscriptions: t.exposeInt('MAX_SUBSCRIPTIONS', { description: 'How many subscriptions an account may track.' }),
    maxStacks: t.exposeInt('MAX_STACKS', { description: 'How many stacks an account may have.' }),
    maxStackTools: t.exposeInt('MAX_STACK_TOOLS', { description: 'How many tools a stack may hold.' }),
    maxAccessTokens: t.exposeInt('MAX_ACCESS_TOKENS', { description: 'How many access tokens an account may have.' }),
  }),
});

const RefusedCaller = builder.objectRef<Caller>('RefusedCaller').implement({
  description: 'Somebody whom a limit refused in the last 24 hours.',
  fields: (t) => ({
    limit: t.exposeString('limit', { description: 'The name of the limit, such as points.' }),
    user: t.expose('user', { type: User, nullable: true, description: 'The user; null for a visitor.' }),
    network: t.exposeString('network', {
      nullable: true,
      description: 'The network of a visitor, without its last part; null for users, and where it is unknown.',
    }),
    count: t.exposeInt('count', { description: 'How often it refused them.' }),
    lastHour: t.expose('lastHour', {
      type: 'DateTime',
      description: 'The beginning of the last hour in which it did.',
    }),
  }),
});

const QuotaName = builder.enumType('Quota', {
  description: 'What an account may have only so many of.',
  values: Object.fromEntries(
    (['subscriptions', 'stacks', 'access-tokens'] satisfies Quota[]).map((value) => [
      enumName(value),
      { value, description: `Its ${value.replace('-', ' ')}.` },
    ]),
  ) as Record<string, { value: Quota; description: string }>,
});

const QuotaUse = builder.objectRef<Use>('QuotaUse').implement({
  description: 'How much of a quota an account has used.',
  fields: (t) => ({
    user: t.expose('user', { type: User, description: 'Whose account it is.' }),
    quota: t.expose('quota', { type: QuotaName, description: 'The quota.' }),
    rows: t.exposeInt('rows', { description: 'How many it has, with what was removed in the last 30 days.' }),
    most: t.exposeInt('most', { description: 'How many it may have.' }),
  }),
});

builder.queryField('limits', (t) =>
  t.withAuth({ admin: true }).field({
    type: Limits,
    description: 'The limits of this server. For administrators.',
    resolve: () => env,
  }),
);

builder.queryField('refusedCallers', (t) =>
  t.withAuth({ admin: true }).field({
    type: [RefusedCaller],
    description: 'Whom limits refused most often in the last 24 hours; 50 at most. For administrators.',
    resolve: () => refusedCallers(),
  }),
);

builder.queryField('nearestQuotas', (t) =>
  t.withAuth({ admin: true }).field({
    type: [QuotaUse],
    description: 'The ten largest uses of a quota, the largest part of it first. For administrators.',
    resolve: () => nearestQuotas(),
  }),
);
