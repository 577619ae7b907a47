import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { enumName } from '../../common/enumName.ts';
import {
  adviceKinds,
  adviceLinkKinds,
  adviceStates,
  uses,
  type AdviceKind,
  type AdviceLinkKind,
  type AdviceState,
  type Use,
} from '../../common/values.ts';
import type { ShownAdvice } from '../domain/advice/adviceOf.ts';
import { openAdvice } from '../domain/advice/decisions.ts';
import type { AdviceLink as LinkShape } from '../domain/advice/links.ts';
import { savingsOf, type SavedMonth as MonthShape, type Savings as SavingsShape } from '../domain/advice/savings.ts';
import { answersOfUse, questionOfUse } from '../domain/advice/use.ts';
import type { WrittenSentence } from '../domain/advice/writing.ts';
import type { AdviceDecision as DecisionRow } from '../generated/prisma/client.ts';
import { adviceFor } from './adviceFor.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { authScopes, complexity, currency } from './Outlook.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const enumOf = <Value extends string>(name: string, description: string, values: Record<Value, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(values).map(([value, description]) => [enumName(value), { value, description }]),
    ) as Record<string, { value: Value; description: string }>,
  });

const AdviceKindType = enumOf<AdviceKind>('AdviceKind', 'What advice is about.', adviceKinds);
export const AdviceStateType = enumOf<AdviceState>('AdviceState', 'What somebody decided about advice.', adviceStates);
export const UseType = enumOf<Use>('Use', 'Whether somebody used a subscription lately.', uses);

const AdviceValue = builder.objectRef<{ name: string; value: string }>('AdviceValue').implement({
  description: 'A value that a sentence of advice mentions.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the value, such as `plan`.' }),
    value: t.exposeString('value', { description: 'The value as text.' }),
  }),
});

const AdviceSentence = builder.objectRef<WrittenSentence>('AdviceSentence').implement({
  description: 'A sentence that says why.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What it says, as a code for programs.' }),
    text: t.exposeString('text', { description: 'What it says, in words for people.' }),
    values: t.field({
      type: [AdviceValue],
      description: 'The values that it mentions.',
      resolve: ({ values }) => Object.entries(values).map(([name, value]) => ({ name, value: String(value) })),
    }),
  }),
});

const AdviceLinkKindType = enumOf<AdviceLinkKind>('AdviceLinkKind', 'Where a link leads to.', adviceLinkKinds);

const AdviceLink = builder.objectRef<LinkShape>('AdviceLink').implement({
  description: 'Where advice is followed.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AdviceLinkKindType, description: 'Where it leads to.' }),
    name: t.exposeString('name', { description: 'The name of the subscription, or of the tool to move to.' }),
    url: t.exposeString('url', { description: 'Its address, over http or https.' }),
  }),
});

const Advice = builder.objectRef<ShownAdvice>('Advice').implement({
  description: 'What somebody could do to pay less. It is derived from what they track, list prices and their answers.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its id, which stays the same as long as it says the same.' }),
    kind: t.expose('kind', { type: AdviceKindType, description: 'What it is about.' }),
    subscriptions: t.expose('rows', {
      type: [TrackedSubscription],
      description: 'The subscriptions that it is about.',
    }),
    savingCentsYear: t.float({
      description: 'What a year of doing so saves, in whole hundredths of the currency; above 0.',
      resolve: ({ savingCents }) => savingCents,
    }),
    currency: t.expose('currency', { type: Currency, description: 'The currency of the subscription.' }),
    displayCentsYear: t.float({
      nullable: true,
      description: 'The same in the display currency; null without an exchange rate.',
      resolve: ({ displayCents }) => displayCents,
    }),
    title: t.string({ description: 'What to do, in words.', resolve: ({ title }) => title.text }),
    evidence: t.expose('evidence', { type: [AdviceSentence], description: 'Why, and from which prices.' }),
    links: t.expose('links', {
      type: [AdviceLink],
      description: 'Where it is followed, as far as anybody has noted that.',
    }),
    needs: t.exposeStringList('needs', {
      description: 'What a cheaper tool would have to do, in words; empty when none is to be looked for.',
    }),
  }),
});

const AdviceDecision = builder.objectRef<DecisionRow>('AdviceDecision').implement({
  description: 'What somebody decided about a piece of advice.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The id of the advice.' }),
    state: t.field({
      type: AdviceStateType,
      description: 'What they decided.',
      resolve: ({ state }) => state as AdviceState,
    }),
    title: t.exposeString('title', { description: 'What the advice said.' }),
    until: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it is shown again; null unless it is snoozed.',
      resolve: ({ until }) => until?.toISOString().slice(0, 10) ?? null,
    }),
    savesFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day from which on it saves; null unless it is done.',
      resolve: ({ savesFrom }) => savesFrom?.toISOString().slice(0, 10) ?? null,
    }),
    savingCentsYear: t.float({
      description: 'What a year of it saves, in whole hundredths of the currency.',
      resolve: ({ savingCents }) => Number(savingCents),
    }),
    currency: t.field({
      type: Currency,
      description: 'The currency of the subscription.',
      resolve: (decision) => decision.currency as CurrencyCode,
    }),
    decidedAt: t.expose('createdAt', { type: 'DateTime', description: 'When they decided it.' }),
  }),
});

const SavedMonth = builder.objectRef<MonthShape>('SavedMonth').implement({
  description: 'What a month saved.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as 2026-12.' }),
    cents: t.float({
      description: 'What was saved in it by today, in whole hundredths of the display currency.',
      resolve: ({ cents }) => cents,
    }),
  }),
});

const Savings = builder.objectRef<SavingsShape>('Savings').implement({
  description: 'What somebody could save, and what they have saved.',
  fields: (t) => ({
    currency: t.expose('currency', { ...currency, type: Currency }),
    potentialCentsYear: t.float({
      description:
        'What the open advice saves in a year, in whole hundredths of the display currency. Of several pieces about one subscription, the best one counts.',
      resolve: ({ potentialCents }) => potentialCents,
    }),
    ideas: t.exposeInt('ideas', { description: 'How many pieces of advice are open.' }),
    savedCents: t.float({
      description: 'What was saved by today, in whole hundredths of the display currency.',
      resolve: ({ savedCents }) => savedCents,
    }),
    months: t.expose('months', {
      type: [SavedMonth],
      description: 'The months since the first saving, the latest first.',
    }),
  }),
});

const UseAnswer = builder.objectRef<{ id: number; use: Use; answeredAt: Date }>('UseAnswer').implement({
  description: 'Whether somebody used a subscription lately, as they last said.',
  fields: (t) => ({
    subscriptionId: t.globalID({
      description: 'The subscription.',
      resolve: ({ id }) => ({ type: 'TrackedSubscription', id }),
    }),
    use: t.expose('use', { type: UseType, description: 'What they said.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', description: 'When they said it.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  advice: t.field({
    type: [Advice],
    authScopes,
    complexity: { field: complexity, multiplier: 10 },
    description:
      'What they could do to pay less, without what they decided about: what saves most comes first. Only the user can see it.',
    resolve: async (user, _args, context) => {
      const { advice, decisions } = await adviceFor(user, context);
      return openAdvice(advice, decisions, todayOf(user));
    },
  }),
  adviceDecisions: t.field({
    type: [AdviceDecision],
    authScopes,
    complexity: { field: 1, multiplier: 10 },
    description: 'What they decided about advice, the latest first. Only the user can see it.',
    resolve: async (user, _args, context) => (await adviceFor(user, context)).decisions,
  }),
  savings: t.field({
    type: Savings,
    authScopes,
    complexity,
    description: 'What they could save, and what they have saved. Only the user can see it.',
    resolve: async (user, _args, context) => {
      const { advice, decisions, rates } = await adviceFor(user, context);
      const today = todayOf(user);
      const open = openAdvice(advice, decisions, today);
      return savingsOf(open, decisions, today, user.currency as CurrencyCode, rates.perEuro);
    },
  }),
  useAnswers: t.field({
    type: [UseAnswer],
    authScopes,
    complexity: { field: 1, multiplier: 10 },
    description: 'What they said of the use of their subscriptions. Only the user can see it.',
    resolve: async ({ id }) => Array.from(await answersOfUse(id), ([id, answer]) => ({ id, ...answer })),
  }),
  useQuestion: t.field({
    type: TrackedSubscription,
    nullable: true,
    authScopes,
    complexity,
    description:
      'The subscription of which they are asked whether they used it lately; null when there is none, and for a month after an answer. Only the user can see it.',
    resolve: (user) => questionOfUse(user, todayOf(user)),
  }),
}));
