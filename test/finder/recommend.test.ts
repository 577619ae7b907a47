import { describe, expect, it } from 'vitest';
import { recommend, type Project, type Suite } from '../../api/finder/recommend.ts';
import { projectTypeNames } from '../../common/values.ts';
import { ask, idsOf } from './ask.ts';
import { catalogueOf, toolOf } from './ownCatalogue.ts';

describe('choosing five', () => {
  const requests = [
    ['personal', 'planning a vegetable garden'],
    ['personal', 'a VPN, a password manager and encrypted backups'],
    ['work', 'small remote team: chat, video calls, shared docs and a task board'],
    ['student', 'essays, lectures and exams'],
    ['entrepreneur', 'a bakery with a website and card payments'],
    ['creator', 'edit videos, thumbnails and background music'],
    ['side-quest', 'an indie game with a friend'],
  ] as const;

  it.each(requests)('says what each pick of a %s project meets, and no need twice: %s', (type, description) => {
    const { picks, unmetNeeds } = ask(description, { type });
    const met = picks.flatMap(({ meets }) => meets);
    expect(picks[0]!.meets.length).toBeGreaterThan(0);
    expect(new Set(met).size).toBe(met.length);
    expect(unmetNeeds.filter((need) => met.includes(need))).toEqual([]);
  });

  it.each(requests)('gives every pick of a %s project a reason and a badge: %s', (type, description) => {
    const suite = ask(description, { type });
    for (const pick of suite.picks) {
      expect(pick.reason).toMatch(/^[A-Z].*\.$/);
      expect(pick.badge).not.toBe('');
    }
    expect(suite.picks.filter(({ badge }) => badge === 'Best match')).toEqual([suite.picks[0]]);
  });

  it('pays for what matters most where the budget is ample', () => {
    const description = 'I edit videos every day and need a video editor';
    const costs = (budgetCents: number, wish = '') =>
      Math.max(
        ...ask(description + wish, { type: 'creator', budgetCents })
          .picks.filter(({ tool }) => tool.needs[0] === 'video-editing')
          .map(({ monthlyCents }) => monthlyCents),
      );
    expect(costs(6000)).toBeGreaterThan(0);
    expect(costs(300)).toBe(0);
    expect(costs(6000, ', free tools only')).toBe(0);
  });

  it('does not spend a budget because it is there', () => {
    expect(ask('write a diary', { budgetCents: 100_000 }).totalCents).toBeLessThan(10_000);
  });

  it('answers a budget of one dollar with free tools', () => {
    for (const [type, description] of requests) {
      expect(ask(description, { type, budgetCents: 100 }).totalCents).toBeLessThanOrEqual(100);
    }
  });
});

describe('students', () => {
  const plansOf = (suite: Suite) => suite.picks.map(({ plan }) => plan);
  const description = 'music streaming without ads and a notes app for lectures';

  it('get the plans that are for students', () => {
    const plans = plansOf(ask(description, { type: 'student' }));
    expect(plans.filter(({ forStudents }) => forStudents).length).toBeGreaterThanOrEqual(2);
    for (const plan of plans.filter(({ forStudents }) => forStudents)) expect(plan.name).toMatch(/student|education/i);
  });

  it('get them in an education project, too, when the text says so', () => {
    const isStudent = (text: string) => plansOf(ask(text, { type: 'education' })).some((plan) => plan.forStudents);
    expect(isStudent(`I am a student. ${description}`)).toBe(true);
    expect(isStudent(description)).toBe(false);
    expect(isStudent(`I teach; for each student ${description}`)).toBe(false);
  });

  it('alone get them', () => {
    for (const type of projectTypeNames.filter((type) => type !== 'student')) {
      expect(plansOf(ask(description, { type })).filter((plan) => plan.forStudents)).toEqual([]);
    }
  });
});

describe('alternatives', () => {
  it('do the same as the pick, and are none of the five', () => {
    const suite = ask('video calls, invoices and a password manager', { type: 'work' });
    const pick = suite.picks.find(({ tool }) => tool.needs[0] === 'password-manager');
    expect(pick?.alternative?.tool.needs).toContain('password-manager');
    expect(idsOf(suite)).not.toContain(pick?.alternative?.tool.id);
  });

  it('stay within what is left', () => {
    const own = catalogueOf(
      ['need-a'],
      [
        toolOf('a', ['need-a'], 300, 5),
        ...['p', 'q', 'r', 's'].map((id) => toolOf(id, ['need-b'], 0)),
        toolOf('z', ['need-a'], 500, 4),
      ],
    );
    const alternativeAt = (budgetCents: number) =>
      recommend({ type: 'work', budgetCents, name: '', description: 'need-a' }, own).picks.find(
        ({ tool }) => tool.id === 'a',
      )?.alternative?.tool.id;
    expect([alternativeAt(499), alternativeAt(500)]).toEqual([undefined, 'z']);
  });

  it('are not what the text refuses', () => {
    for (const { alternative } of ask('video calls and invoices, but no Zoom', { type: 'work' }).picks) {
      expect(alternative?.tool.id).not.toBe('zoom');
    }
  });
});

describe('with a catalogue of its own', () => {
  const project: Project = { type: 'work', budgetCents: 1000, name: '', description: 'need-a and need-b' };

  it('names the needs that no tool meets', () => {
    const own = catalogueOf(
      ['need-a', 'need-b'],
      ['p', 'q', 'r', 's', 't'].map((id) => toolOf(id, ['need-a'], 0)),
    );
    expect(recommend(project, own).unmetNeeds).toEqual(['Need-b']);
  });

  it('meets both needs rather than one of them better', () => {
    const famous = ['p', 'q', 'r', 's', 't'].map((id) => toolOf(id, ['need-a'], 0, 5));
    const own = catalogueOf(['need-a', 'need-b'], [...famous, toolOf('u', ['need-b'], 0, 1)]);
    expect(recommend(project, own).unmetNeeds).toEqual([]);
  });

  it('goes by how gladly a tool is named for a need, not by what it is best known for', () => {
    const listed = ['p', 'q', 'r', 's', 't'].map((id) => ({ ...toolOf(id, ['need-a'], 0), grades: { 'need-a': 1 } }));
    const known = { ...toolOf('u', ['need-b'], 0), grades: { 'need-b': 3, 'need-a': 3 } };
    const suite = recommend(
      { ...project, description: 'need-a' },
      catalogueOf(['need-a', 'need-b'], [...listed, known]),
    );
    expect(idsOf(suite)[0]).toBe('u');
  });

  it('does not take a tool for a need that it does not really meet', () => {
    const real = ['p', 'q', 'r', 's', 't'].map((id) => toolOf(id, ['need-a'], 0, 1));
    const listed = { ...toolOf('u', ['need-a'], 0, 5), grades: { 'need-a': 0 } };
    const suite = recommend({ ...project, description: 'need-a' }, catalogueOf(['need-a'], [...real, listed]));
    expect(idsOf(suite)).not.toContain('u');
  });

  it('prefers tools that work well together', () => {
    const tools = ['p', 'q', 'r', 's', 't', 'u'].map((id) => toolOf(id, [`need-${id}`], 0));
    const linked = tools.map((tool) => (tool.id === 'u' ? { ...tool, worksWellWith: ['q', 'r', 's', 't'] } : tool));
    const own = catalogueOf([], linked);
    expect(idsOf(recommend({ ...project, description: '' }, own))).toContain('u');
  });

  it('does not spend on the first what the others need', () => {
    const dear = Array.from({ length: 40 }, (_, index) => toolOf(`dear-${index}`, ['need-a'], 300, 5));
    const cheap = Array.from({ length: 5 }, (_, index) => toolOf(`cheap-${index}`, ['need-c'], 100, 1));
    const suite = recommend({ ...project, budgetCents: 500 }, catalogueOf(['need-a', 'need-c'], [...dear, ...cheap]));
    expect(idsOf(suite).sort()).toEqual(cheap.map(({ id }) => id));
  });

  it('takes the cheapest plan, a yearly price spread over twelve months', () => {
    const tools = ['p', 'q', 'r', 's', 't'].map((id) => ({
      ...toolOf(id, ['need-a'], 500),
      plans: [
        { name: 'By the year', yearlyCents: 1006 },
        { name: 'By the month', monthlyCents: 500 },
      ],
    }));
    expect(recommend(project, catalogueOf(['need-a'], tools)).totalCents).toBe(5 * 84);
  });
});
