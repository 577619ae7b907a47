import '../support/db.ts';
import { expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { toolNamed } from '../../api/finder/catalogue/named.ts';
import { recommend as find } from '../../api/finder/recommend.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const recommend = graphql(`
  mutation TestTracked($input: RecommendInput!) {
    result: recommend(input: $input) {
      ... on RecommendPayload {
        totalCents
        overlaps {
          tracked
          pick
          need
        }
        recommendations {
          name
          monthlyCents
          reason
          isTracked
          isPaid
          badge
        }
      }
    }
  }
`);

const passwords = {
  projectType: 'PERSONAL' as const,
  budget: 8,
  projectDescription: 'Keep our family passwords safe, and stream films at home',
};

async function suiteOf(input: object, viewer?: Viewer) {
  const { data, errors } = await send(recommend, { input: { ...passwords, ...input } }, viewer);
  expect(errors).toBeUndefined();
  return data!.result as Extract<NonNullable<typeof data>['result'], { totalCents: number }>;
}

async function paying(username: string, ...names: string[]): Promise<Viewer> {
  const viewer = await signedIn(username);
  const rows = names.map((name) => ({ userId: viewer.user.id, name, ...byMonth(1_500) }));
  await db.trackedSubscription.createMany({ data: rows });
  return viewer;
}

it.each([
  ['Netflix', 'netflix'],
  ['NETFLIX premium', 'netflix'],
  ['Notion', 'notion'],
  ['Bitwarden Families', 'bitwarden'],
  ['Netflixish', undefined],
  ['My notion', undefined],
  ['', undefined],
  ['😀', undefined],
])('knows what %j is', (name, id) => {
  expect(toolNamed(name, catalogue.tools)?.id).toBe(id);
});

it('takes the longest name that fits, and reads the names once for all subscriptions', () => {
  let reads = 0;
  const [first] = catalogue.tools;
  const toolCalled = (id: string, name: string) => ({
    ...first!,
    id,
    get name() {
      reads += 1;
      return name;
    },
  });
  const tools = [toolCalled('short', 'Notion'), toolCalled('long', 'Notion Mail'), toolCalled('other', 'Mail')];
  expect(toolNamed('Notion Mail Plus', tools)?.id).toBe('long');
  const before = reads;
  for (const name of ['Notion', 'notion plus', 'Mail', 'Netflix']) toolNamed(name, tools);
  expect(reads).toBe(before);
  expect(toolNamed('Notion Mail', tools.slice(0, 1))?.id).toBe('short');
});

it('marks what is tracked already and leaves the choice as it is', async () => {
  const visitor = await suiteOf({});
  const owner = await suiteOf({}, await paying('marker', visitor.recommendations[0]!.name));
  expect(visitor.recommendations.map(({ isTracked }) => isTracked)).toEqual([false, false, false, false, false]);
  expect(owner.recommendations).toEqual(
    visitor.recommendations.map((pick, index) => ({ ...pick, isTracked: index === 0 })),
  );
});

it('counts what is tracked as paid, so that it costs nothing of the budget', async () => {
  const viewer = await paying('payer', 'Netflix Premium');
  const suite = await suiteOf({ tracked: 'PAID' }, viewer);
  expect(suite.recommendations.find(({ name }) => name === 'Netflix')).toMatchObject({
    monthlyCents: 0,
    isTracked: true,
    isPaid: true,
    badge: expect.not.stringMatching('Free plan'),
    reason: expect.stringContaining('you pay for it already'),
  });
  expect((await suiteOf({})).recommendations.map(({ name }) => name)).not.toContain('Netflix');
});

it('leaves out what is tracked, but nothing that was given up', async () => {
  const [first] = (await suiteOf({})).recommendations;
  const viewer = await paying('leaver', first!.name);
  const names = async () => (await suiteOf({ tracked: 'LEFT_OUT' }, viewer)).recommendations.map(({ name }) => name);
  expect(await names()).not.toContain(first!.name);
  await db.trackedSubscription.updateMany({
    where: { userId: viewer.user.id },
    data: { pauses: [{ from: '2026-01-01', until: null }] },
  });
  expect(await names()).toContain(first!.name);
});

it('says what does the same as something that is paid for', async () => {
  const viewer = await paying('doubler', 'Bitwarden Premium');
  // What somebody asks for by its name is one of the five.
  const asked = { projectDescription: 'I would like LastPass for our passwords' };
  const { overlaps, recommendations } = await suiteOf(asked, viewer);
  expect(overlaps).toContainEqual({
    tracked: 'Bitwarden Premium',
    pick: 'LastPass',
    need: expect.stringMatching(/password/i),
  });
  const picks = recommendations.map(({ name }) => name);
  for (const { pick } of overlaps) expect(picks).toContain(pick);
  expect((await suiteOf(asked, await paying('stranger'))).overlaps).toEqual([]);
});

it('is told in REST, too', async () => {
  const [first] = (await suiteOf({})).recommendations;
  const viewer = await paying('caller', first!.name);
  const form = { ...passwords, projectType: 'personal', tracked: 'left-out' };
  const answer = await call('POST', '/api/recommendations', form, viewer);
  const { recommendations } = (await answer.json()) as { recommendations: { name: string }[] };
  expect(recommendations.map(({ name }) => name)).not.toContain(first!.name);
});

it('prefers what many people here have saved', () => {
  const project = {
    type: 'work' as const,
    budgetCents: 2_000,
    name: '',
    description: 'Project management for a small team',
  };
  const none = { saved: new Map(), paid: new Set<string>(), present: new Set<string>() };
  const idsOf = (knowledge: typeof none) => find({ ...project, knowledge }, catalogue).picks.map(({ tool }) => tool.id);
  const usual = idsOf(none);
  const rivals = catalogue.tools.filter(({ id, needs }) => needs[0] === 'project-management' && !usual.includes(id));
  const moved = rivals.filter(({ id }) => idsOf({ ...none, saved: new Map([[id, 1]]) }).includes(id));
  expect(moved.length).toBeGreaterThan(0);
});
