import '../support/db.ts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { countExperiences, experiencesJob } from '../../api/domain/recommendations/experiences.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { dayMs } from '../../api/jobs/job.ts';
import { startWorker } from '../../api/jobs/worker.ts';
import { send, signedIn } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const recommend = graphql(`
  mutation TestExperiences($input: RecommendInput!) {
    result: recommend(input: $input) {
      ... on RecommendPayload {
        recommendations {
          name
          experience {
            stacks
            oftenWith
          }
        }
      }
    }
  }
`);

let people = 0;

/** Somebody with a stack for each of the lists of names. */
async function save(...stacks: string[][]): Promise<void> {
  people += 1;
  const { user } = await signedIn(`saver_${people}`);
  for (const names of stacks) {
    const recommendations = { create: names.map((name) => ({ name, ...byMonth(0), description: 'Saved.' })) };
    await db.stack.create({
      data: { userId: user.id, name: 'Stack', projectType: 'work', budget: 10, recommendations },
    });
  }
}

const times = async (count: number, work: () => Promise<void>) => {
  for (let i = 0; i < count; i += 1) await work();
};

const counted = () => db.toolExperience.findMany({ orderBy: { toolId: 'asc' } });

beforeEach(async () => {
  await db.user.deleteMany();
  await db.toolExperience.deleteMany();
  await db.job.deleteMany();
});

it('counts stacks and the tool that is saved beside, whatever the case of the name', async () => {
  await times(4, () => save(['Canva', 'Notion', 'Not a tool']));
  await save(['CANVA', 'notion', 'Canva'], ['canva']);
  await times(5, () => save(['Canva', 'Slack']));
  await countExperiences();
  expect(await counted()).toEqual([
    { toolId: 'canva', stacks: 11, users: 10, oftenWith: 'notion' },
    { toolId: 'notion', stacks: 5, users: 5, oftenWith: 'canva' },
    { toolId: 'slack', stacks: 5, users: 5, oftenWith: 'canva' },
  ]);
});

it('counts nothing that fewer than five people share, however many stacks they have', async () => {
  await times(4, () => save(...Array.from({ length: 9 }, () => ['Canva', 'Notion'])));
  await save(['Notion']);
  await countExperiences();
  expect(await counted()).toEqual([{ toolId: 'notion', stacks: 37, users: 5, oftenWith: null }]);
});

it('forgets what has been deleted', async () => {
  await times(5, () => save(['Canva']));
  await countExperiences();
  await db.user.deleteMany();
  await countExperiences();
  expect(await counted()).toEqual([]);
});

it('is told with a recommendation', async () => {
  await times(5, () => save(['Canva', 'Notion']));
  await countExperiences();
  const input = { projectType: 'SIDE_QUEST' as const, budget: 60, projectDescription: 'Thumbnails made with Canva' };
  const { data } = await send(recommend, { input });
  const picks = 'recommendations' in data!.result ? data!.result.recommendations : [];
  expect(picks.find(({ name }) => name === 'Canva')?.experience).toEqual({ stacks: 5, oftenWith: 'Notion' });
  expect(picks.filter(({ name }) => !['Canva', 'Notion'].includes(name)).map(({ experience }) => experience)).toEqual(
    picks.filter(({ name }) => !['Canva', 'Notion'].includes(name)).map(() => null),
  );
});

it('is counted once a day', async () => {
  await times(5, () => save(['Canva']));
  const worker = await startWorker([experiencesJob], { pollMs: 20 });
  onTestFinished(() => worker.stop(new AbortController().signal));
  const dueInDays = async () => ((await db.job.findFirstOrThrow()).dueAt.getTime() - Date.now()) / dayMs;
  await expect.poll(dueInDays).toBeCloseTo(1);
  expect(await counted()).toHaveLength(1);
});
