import { Environment, getRequest, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import query from '../__generated__/FinderScreenQuery.graphql.ts';
import { askAnew, noteChange, noteQuestion } from './askAnew.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A component on the screen whose server the test controls. */
function inSight() {
  const asked: PromiseWithResolvers<GraphQLResponse>[] = [];
  const environment = new Environment({
    network: Network.create(() => {
      const answer = Promise.withResolvers<GraphQLResponse>();
      asked.push(answer);
      return answer.promise;
    }),
    store: new Store(new RecordSource()),
  });
  stops.push(noteQuestion({ environment, request: getRequest(query), variables: {}, length: undefined }));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    asked,
    shown: () => environment.getStore().getSource().get('client:root:catalogue')?.['toolCount'],
    async answer(toolCount: number) {
      asked.at(-1)?.resolve({ data: { catalogue: { toolCount }, viewer: null } });
      await settle();
    },
    async refuse() {
      asked.at(-1)?.reject(new Error('No luck.'));
      await settle();
    },
    settle,
  };
}

it('changes what is in sight once its answer is there', async () => {
  const { asked, shown, answer } = inSight();
  askAnew();
  expect([asked.length, shown()]).toEqual([1, undefined]);
  await answer(5);
  expect(shown()).toBe(5);
});

it('asks once more, and not for each time, when that is wanted again meanwhile', async () => {
  const { asked, shown, answer } = inSight();
  for (let times = 0; times < 4; times += 1) askAnew();
  expect(asked).toHaveLength(1);
  await answer(5);
  expect(asked).toHaveLength(2);
  await answer(6);
  expect([asked.length, shown()]).toEqual([2, 6]);
});

it('waits for what this tab changes, and does not take an answer from before', async () => {
  const { asked, shown, answer, settle } = inSight();
  const first = noteChange();
  askAnew();
  expect(asked).toEqual([]);
  first();
  expect(asked).toHaveLength(1);

  const second = noteChange();
  await answer(5);
  expect([asked.length, shown()]).toEqual([1, undefined]);
  second();
  await settle();
  await answer(6);
  expect([asked.length, shown()]).toEqual([2, 6]);
});

it('leaves all as it is when one answer does not come', async () => {
  const one = inSight();
  const other = inSight();
  askAnew();
  await one.refuse();
  await other.answer(5);
  expect([one.shown(), other.shown()]).toEqual([undefined, undefined]);
  expect([one.asked.length, other.asked.length]).toEqual([1, 1]);
});
