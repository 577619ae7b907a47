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
    message: t.exposeString('message', { description: 'What is wrong, in words for people.' }),
    code: t.exposeString('code', {
      description: 'What is wrong, as a code for programs, like `extensions.code` of an error.',
    }),
  }),
});

const RecommendProgress = builder.objectRef<Progress>('RecommendProgress').implement({
  description: 'How far the choice of tools has come.',
  fields: (t) => ({
    picks: t.field({
      type: [Recommendation],
      resolve: ({ picks }) => picks,
      description: 'The tools that have been chosen so far. They do not change.',
    }),
    result: t.field({
      type: RecommendPayload,
      nullable: true,
      resolve: ({ result }) => result,
      description: 'All five tools; null until the last message.',
    }),
    failure: t.field({
      type: RecommendFailure,
      nullable: true,
      resolve: ({ failure }) => failure,
      description: 'Why there are no recommendations, if the search failed; null until the last message.',
    }),
  }),
});

builder.subscriptionType({
  description: 'Answers that arrive step by step, as server-sent events. Send `Accept: text/event-stream`.',
  authScopes: { user: true },
});

builder.subscriptionField('recommend', (t) =>
  t.field({
    type: RecommendProgress,
    skipTypeScopes: true,
    description:
      'Like the mutation of the same name, but sends each of an AI provider’s picks as soon as it is known. Closing the connection stops the search.',
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
