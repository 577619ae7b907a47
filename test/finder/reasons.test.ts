import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { monthlyCentsOf } from '../../api/finder/choosing/plans.ts';
import { projectTypeNames } from '../../common/values.ts';
import { ask } from './ask.ts';

describe('reasons', () => {
  it.each(projectTypeNames)('say what is only usual for a %s project', (type) => {
    for (const { reason } of ask('', { type }).picks) {
      expect(reason).not.toMatch(/^Meets/);
      expect(reason).toMatch(/^(Usual for this type of project: |A second choice for )/);
    }
  });

  it('say what often goes with a kind of project, and what the text names', () => {
    const reasons = ask('I am starting a YouTube channel and need invoices', { type: 'creator' }).picks.map(
      ({ reason }) => reason,
    );
    expect(reasons.some((reason) => reason.startsWith('Meets invoicing'))).toBe(true);
    expect(reasons.some((reason) => reason.startsWith('Often useful here: '))).toBe(true);
    expect(reasons.some((reason) => /^Meets .*video editing/.test(reason))).toBe(false);
  });

  it('keep the capitals of names', () => {
    const reasons = ask('customers write on WhatsApp and wait for an answer', { type: 'entrepreneur' }).picks.map(
      ({ reason }) => reason,
    );
    expect(reasons).toContainEqual(expect.stringMatching(/^Meets .*WhatsApp and chat/));
  });

  it('say that a tool was named where it meets nothing', () => {
    const pick = ask('spotify and netflix please').picks.find(({ tool }) => tool.id === 'spotify');
    expect(pick?.reason).toMatch(/^You named it; /);
  });

  it('do not say that a price for each person fits the budget', () => {
    for (const { plan, monthlyCents, reason } of ask('team chat and video calls', { type: 'work' }).picks) {
      if (!plan.perSeat || monthlyCents === 0) continue;
      expect(reason).toMatch(/ a month for each person/);
      expect(reason).not.toMatch(/fits the budget/);
    }
  });
});

describe('teams', () => {
  const asked = [
    ['Team of 20: chat, video calls and shared documents', 20],
    ['12 people, chat and a task board', 12],
    ['our 15 employees need chat and video meetings', 15],
    ['a team of five that plans sprints on a kanban board and designs user interfaces', 5],
  ] as const;

  it.each(asked)('are within the budget with all of their people: %s', (description, people) => {
    for (const budgetCents of [100, 2_000, 6_000, 20_000, 100_000]) {
      const { picks, totalCents } = ask(description, { type: 'work', budgetCents });
      for (const { plan, monthlyCents } of picks) {
        expect(monthlyCents).toBe(monthlyCentsOf(plan) * (plan.perSeat ? people : 1));
      }
      expect(picks).toHaveLength(5);
      expect(totalCents).toBe(picks.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0));
      expect(totalCents).toBeLessThanOrEqual(budgetCents);
    }
  });

  it.each(asked)('are told how many a price is for: %s', (description, people) => {
    const paid = ask(description, { type: 'work', budgetCents: 100_000 }).picks.filter(
      ({ plan, monthlyCents }) => plan.perSeat && monthlyCents > 0,
    );
    expect(paid.length).toBeGreaterThan(0);
    for (const { reason } of paid) expect(reason).toMatch(new RegExp(` for ${people} people`));
  });
});

describe('upgrades', () => {
  it.each([
    ['I edit videos every day and need a video editor', 'creator', 'davinci-resolve'],
    ['a blog: publish articles', 'creator', 'medium'],
    ['build an online community', 'creator', 'discord'],
    ['sell handmade jewelry online, first shop on etsy', 'entrepreneur', 'etsy'],
  ] as const)('buy only what helps: %s', (description, type, id) => {
    const tool = catalogue.tools.find((tool) => tool.id === id)!;
    const paid = tool.plans.filter((plan) => monthlyCentsOf(plan) > 0).map(({ name }) => name);
    for (const budgetCents of [2000, 3000, 6000, 10_000]) {
      const pick = ask(description, { type, budgetCents }).picks.find((pick) => pick.tool.id === id);
      if (pick) expect(paid).not.toContain(pick.plan.name);
    }
  });

  it('do not offer a payroll for contractors to an employer', () => {
    const payroll = catalogue.tools.find(({ id }) => id === 'square-payroll');
    expect(payroll?.plans.map(({ name }) => name)).toEqual(['Full service, one employee']);
  });
});
