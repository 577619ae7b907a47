import { Repeater } from 'graphql-yoga';
import type { Found, FoundPick } from '../domain/recommendations/recommendations.ts';
import { builder } from './builder.ts';
import { maskError } from './maskError.ts';
import { find, RecommendInput, RecommendPayload } from './Recommend.ts';
import { Recommendation } from './Recommendation.ts';

interface Failure {
  message: string;
  code: string;
}

interface Progress {
  picks: FoundPick[];
  result?: Found & { budgetCents: number };
  failure?: Failure;
}

const RecommendFailure = builder.objectRef<Failure>('RecommendFailure').implement({
  description: 'Why there are no recommendations.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What is wrong, in words meant for people.' }),
    code: t.exposeString('code', { description: 'The same for programs, as in `extensions.code` of an error.' }),
  }),
});

const RecommendProgress = builder.objectRef<Progress>('RecommendProgress').implement({
  description: 'How far the choice of tools has come.',
  fields: (t) => ({
    picks: t.field({
      type: [Recommendation],
      resolve: ({ picks }) => picks,
      description: 'The tools that are known so far; they stay.',
    }),
    result: t.field({
      type: RecommendPayload,
      nullable: true,
      resolve: ({ result }) => result,
      description: 'All five, in the last message.',
    }),
    failure: t.field({
      type: RecommendFailure,
      nullable: true,
      resolve: ({ failure }) => failure,
      description: 'Why there will be none, in the last message.',
    }),
  }),
});

builder.subscriptionType({
  description: 'What comes bit by bit, as server-sent events: `Accept: text/event-stream`.',
  authScopes: { user: true },
});

builder.subscriptionField('recommend', (t) =>
  t.field({
    type: RecommendProgress,
    skipTypeScopes: true,
    description:
      'The same as the mutation of this name, but each of an AI provider’s picks comes as soon as it is known. Whoever stops listening stops the search.',
    args: { input: t.arg({ type: RecommendInput, required: true, description: 'The project.' }) },
    subscribe: (_root, { input }, context) =>
      new Repeater<Progress>(async (push, stop) => {
        const controller = new AbortController();
        void stop.then(() => controller.abort());
        const picks: FoundPick[] = [];
        const last: Progress = await find(input, context, controller.signal, (pick) => {
          picks.push(pick);
          void push({ picks: [...picks] });
        }).then(
          (result) => ({ picks: result.picks, result }),
          (error: unknown) => {
            const { message, extensions } = maskError(error);
            return { picks: [], failure: { message, code: String(extensions['code']) } };
          },
        );
        await push(last);
        stop();
      }),
    resolve: (progress) => progress,
  }),
);
