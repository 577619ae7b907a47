import '../support/db.ts';
import { beforeEach, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { choicesJob, countChoices, expiredChoices } from '../../api/domain/recommendations/choices.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { sweepJob } from '../../api/jobs/sweep.ts';
import { dayMs } from '../../api/jobs/job.ts';
import { schedule } from '../../api/schedule.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';

const noteSwap = graphql(`
  mutation TestNoteSwap($recommended: String!, $chosen: String!) {
    result: noteSwap(input: { recommended: $recommended, chosen: $chosen }) {
      __typename
      ... on InvalidInputError {
        code
      }
    }
  }
`);

const recommend = graphql(`
  mutation TestChoices($input: RecommendInput!) {
    result: recommend(input: $input) {
      ... on RecommendPayload {
        recommendations {
          name
          chosenBy
        }
      }
    }
  }
`);

const often = graphql(`
  query TestOftenAddedNeeds {
    catalogue {
      oftenAddedNeeds {
        key
      }
    }
  }
`);

let count = 0;
const someone = () => signedIn(`chooser_${++count}`);

async function people(number: number, act: (viewer: Viewer) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < number; i += 1) await act(await someone());
}

const question = { projectType: 'PERSONAL', budget: 20, projectDescription: 'Video calls with my family' } as const;

async function found(changes: object = {}, viewer?: Viewer) {
  const { data } = await send(recommend, { input: { ...question, engine: 'CATALOG', ...changes } }, viewer);
  if (!data || !('recommendations' in data.result)) throw new Error('no answer');
  return data.result.recommendations;
}

const oftenAdded = async () => (await send(often, {})).data?.catalogue.oftenAddedNeeds.map(({ key }) => key);

const swap = (recommended: string, chosen: string) => (viewer?: Viewer) =>
  send(noteSwap, { recommended, chosen }, viewer);

beforeEach(async () => {
  await db.finderChoice.deleteMany();
  await db.finderChoiceCount.deleteMany();
  await db.rateLimit.deleteMany();
});

it('uses and shows a swap once five people made it', async () => {
  const project = { projectDescription: 'A password manager for all my accounts' };
  const before = await found(project);
  const [put, taken] = before.map(({ name }) => name).filter((name) => ['Bitwarden', '1Password'].includes(name));
  const preferOther = swap(put!, taken!);

  await people(4, preferOther);
  await countChoices();
  expect(await found(project)).toEqual(before);

  await people(1, preferOther);
  await countChoices();
  const after = await found(project);
  expect(after.find(({ name }) => name === taken)).toMatchObject({ chosenBy: 5 });
  // The one that was put aside may be a second choice.
  const names = after.map(({ name }) => name);
  expect(names.slice(0, names.indexOf(taken!))).not.toContain(put);
});

it('counts each person once', async () => {
  const preferZoom = swap('Google Meet', 'Zoom');
  const ada = await someone();
  for (let i = 0; i < 6; i += 1) await preferZoom(ada);
  await people(3, preferZoom);
  for (let i = 0; i < 3; i += 1) await preferZoom(); // visitors at one address
  await countChoices();
  expect(await db.finderChoiceCount.count()).toBe(2);
  expect(await db.finderChoiceCount.findFirst({ where: { act: 'tool-chosen' } })).toMatchObject({ people: 5 });
});

it.each([
  ['tools that are unknown', 'Google Meet', 'Nonesuch'],
  ['tools that have no need in common', 'Google Meet', 'Duolingo'],
  ['a tool and itself', 'Zoom', 'Zoom'],
])('counts nothing for %s', async (_, recommended, chosen) => {
  const { data } = await swap(recommended, chosen)(await someone());
  expect(data?.result.__typename).toBe('NoteSwapPayload');
  expect(await db.finderChoice.count()).toBe(0);
});

it('refuses names that no tool can have', async () => {
  const { data } = await swap('x'.repeat(201), 'Zoom')(await someone());
  expect(data?.result).toEqual({ __typename: 'InvalidInputError', code: 'text.tooLong' });
});

it('stops counting somebody who swaps without end', async () => {
  const ada = await someone();
  await swap('Google Meet', 'Zoom')(ada);
  await db.rateLimit.updateMany({ where: { key: { startsWith: 'finder-choices' } }, data: { points: 50 } });
  await swap('Zoom', 'Google Meet')(ada);
  expect(await db.finderChoice.count()).toBe(2);
});

it('suggests the needs that people add more than they remove', async () => {
  await people(6, (viewer) => found({ addNeeds: ['music-streaming', 'invoicing'], removeNeeds: ['calendar'] }, viewer));
  await people(7, (viewer) => found({ removeNeeds: ['invoicing'] }, viewer));
  await countChoices();
  expect(await oftenAdded()).toEqual(['music-streaming']);
});

it('is counted every day, and forgotten after half a year', async () => {
  expect(schedule().map(({ name }) => name)).toContain(choicesJob.name);
  await swap('Google Meet', 'Zoom')(await someone());
  await db.finderChoice.updateMany({
    where: { act: 'tool-chosen' },
    data: { createdAt: new Date(Date.now() - 181 * dayMs) },
  });
  await sweepJob([expiredChoices]).run({ id: 1n, signal: new AbortController().signal });
  expect(await db.finderChoice.findMany({ select: { act: true } })).toEqual([{ act: 'tool-put-aside' }]);
});
