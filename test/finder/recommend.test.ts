import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue.ts';
import { recommend, understand, type Project, type Suite } from '../../api/finder/recommend.ts';
import type { Catalogue, Need, Tool } from '../../api/finder/tool.ts';
import { projectTypeNames } from '../../common/values.ts';
import { ask, idsOf, mainNeedsOf } from './ask.ts';
import { hostileProject, random } from './hostile.ts';

const metBy = (suite: Suite) => new Set(suite.picks.flatMap(({ meets }) => meets));
const needName = (id: string) => catalogue.needs.find((need) => need.id === id)?.name ?? `no need ${id}`;

describe('reading a description', () => {
  it.each<[Project['type'], string, string[]]>([
    ['creator', 'a podcast with guests, and its cover art', ['podcasting', 'graphic-design']],
    ['personal', 'I sleep badly and want to eat healthier', ['sleep', 'nutrition']],
    ['work', 'kanban board, video calls and a team wiki', ['project-management', 'video-meetings', 'knowledge-base']],
    ['student', 'citations for my thesis, and flashcards', ['reference-management', 'flashcards']],
    ['education', 'learn to play the piano', ['music-learning']],
    ['entrepreneur', 'sell my candles online, invoices, sign contracts', ['online-shop', 'invoicing', 'e-signatures']],
    ['side-quest', 'trace my ancestors', ['genealogy']],
  ])('meets what a %s project asks for: %s', (type, description, needs) => {
    expect([...metBy(ask(description, { type }))]).toEqual(expect.arrayContaining(needs.map(needName)));
  });

  it('reads the name of the project too', () => {
    expect(metBy(ask('', { name: 'Vegetable garden' }))).toContain(needName('gardening'));
  });

  it('understands kinds of projects that do not name their needs', () => {
    expect([...metBy(ask('I am starting a YouTube channel', { type: 'creator' }))]).toEqual(
      expect.arrayContaining(['video-editing', 'graphic-design'].map(needName)),
    );
  });

  it.each([
    ['vidoe edting', 'video-editing'],
    ['thumbnials', 'graphic-design'],
    ['pasword manger', 'password-manager'],
    ['vegtable gardn', 'gardening'],
  ])('sees through typing errors: %s', (description, need) => {
    expect(metBy(ask(description, { type: 'work' }))).toContain(needName(need));
  });

  it('does not take common words for mistyped needs', () => {
    expect(metBy(ask('sheep and older stone walls'))).not.toContain(needName('sleep'));
  });

  it('reads a phrase as a whole, not word by word', () => {
    expect(metBy(ask('video calls with my grandmother'))).not.toContain(needName('video-editing'));
    expect(metBy(ask('a database of customers', { type: 'work' }))).not.toContain(needName('data-analysis'));
  });

  it('does not confuse what a work is about with what it needs', () => {
    const suite = ask('a blog about gardening', { type: 'creator' });
    expect(mainNeedsOf(suite)[0]).not.toBe('gardening');
    expect(metBy(suite)).toContain(needName('publishing'));
  });

  it('leaves out what is refused', () => {
    const type = 'work';
    for (const refusal of ['no chat', 'without chat', "we don't need a chat", 'not chat', 'everything except chat']) {
      const suite = ask(`plan our projects and write documents, ${refusal}`, { type });
      expect({ refusal, needs: mainNeedsOf(suite) }).not.toEqual({
        refusal,
        needs: expect.arrayContaining(['team-chat']),
      });
    }
  });

  it.each([
    'no video, music or chat please. notes and a calendar',
    'notes and a calendar, no video, music, or chat',
    "notes and a calendar. we don't need video calls, music and chat",
    'notes and a calendar without any chat, music or video',
  ])('refuses all that a list refuses: %s', (description) => {
    const { reading } = understand({ type: 'student', budgetCents: 1000, name: '', description }, catalogue);
    expect([...reading.refused]).toEqual(expect.arrayContaining(['video-meetings', 'music-streaming', 'team-chat']));
    expect(metBy(ask(description, { type: 'student' }))).toContain(needName('note-taking'));
    expect(metBy(ask(description, { type: 'student' }))).toContain(needName('calendar'));
  });

  it.each([
    ['no chat, plan our projects or write documents', 'project-management'],
    ['no chat, invoices and time tracking', 'invoicing'],
    ['without ads, we need notes or flashcards', 'flashcards'],
  ])('ends a refusal where something else begins: %s', (description, need) => {
    expect(metBy(ask(description, { type: 'work' }))).toContain(needName(need));
  });

  it('does not put together what an ‘or’ sets apart', () => {
    const { reading } = understand(
      { type: 'work', budgetCents: 1000, name: '', description: 'chat or video' },
      catalogue,
    );
    expect(reading.wants.filter(({ from }) => from === 'text').map(({ need }) => need.id)).toEqual(['team-chat']);
  });

  it('offers another tool for one that is there but no longer wanted', () => {
    const suite = ask("I already use Duolingo and don't want it anymore");
    expect(metBy(suite)).toContain(needName('language-learning'));
    expect(idsOf(suite)).not.toContain('duolingo');
  });

  it.each([
    [
      'Malay',
      'Saya perlukan invois, kalendar dan laman web, tanpa sembang',
      ['invoicing', 'calendar', 'website-builder'],
    ],
    [
      'Spanish',
      'Necesito facturas, un calendario y una página web, sin chat',
      ['invoicing', 'calendar', 'website-builder'],
    ],
    [
      'German',
      'Ich brauche Rechnungen, einen Kalender und eine Webseite, keinen Chat',
      ['invoicing', 'calendar', 'website-builder'],
    ],
    [
      'French',
      "J'ai besoin de factures, d'un calendrier et d'un site web, sans messagerie",
      ['invoicing', 'calendar', 'website-builder'],
    ],
    ['Chinese', '我需要开发票、日历和网站，不要聊天', ['invoicing', 'calendar', 'website-builder']],
  ])('reads %s: %s', (_language, description, needs) => {
    const { reading } = understand({ type: 'work', budgetCents: 5000, name: '', description }, catalogue);
    expect([...reading.refused]).toContain('team-chat');
    expect([...metBy(ask(description, { type: 'work' }))]).toEqual(expect.arrayContaining(needs.map(needName)));
  });

  it('leaves out in any language what is there already', () => {
    for (const description of ['Ya tengo Notion, necesito facturas', '我们已经有 Notion 了，需要发票']) {
      const suite = ask(description, { type: 'work' });
      expect(idsOf(suite)).not.toContain('notion');
      expect(metBy(suite)).toContain(needName('invoicing'));
    }
  });

  it('does not take English for another language', () => {
    const { reading } = understand(
      { type: 'work', budgetCents: 5000, name: '', description: 'die hard fans on the menu, no sin, a gratis plan' },
      catalogue,
    );
    expect([...reading.refused]).toEqual([]);
    expect(reading.isFrugal).toBe(false);
  });

  it('does not take a trouble or a limit for a refusal', () => {
    expect(metBy(ask("I can't sleep"))).toContain(needName('sleep'));
    expect(metBy(ask("I don't want to lose my photos"))).toContain(needName('backup'));
    expect(metBy(ask('help me to avoid stress'))).toContain(needName('meditation'));
    expect(metBy(ask('not only recipes but a meal plan, no more than a few dollars'))).toContain(
      needName('meal-planning'),
    );
  });

  it('includes a tool that the writer likes', () => {
    expect(idsOf(ask('I like Notion. Plan projects and write documents.', { type: 'work' }))).toContain('notion');
  });

  it('does not take an ordinary word for the name of a tool', () => {
    const ordinary = catalogue.tools.find((tool) => tool.id === 'calm');
    expect(ordinary).toBeDefined();
    expect(ask('a calm place to write code', { type: 'work' }).picks.map(({ badge }) => badge)).not.toContain(
      'You named it',
    );
  });

  it.each([
    'We already use Slack. Need invoices.',
    'We use Slack and need invoices.',
    'We pay for Slack, need invoices.',
    'We have Slack already but need invoices.',
    'Invoices, and an alternative to Slack.',
    'Invoices and chat, but not Slack.',
  ])('leaves out a tool that is there or not wanted: %s', (description) => {
    const suite = ask(description, { type: 'work' });
    expect(idsOf(suite)).not.toContain('slack');
    expect(metBy(suite)).toContain(needName('invoicing'));
  });

  it('offers another tool for the one that is to be replaced', () => {
    expect(metBy(ask('an alternative to Slack', { type: 'work' }))).toContain(needName('team-chat'));
  });

  it.each(projectTypeNames)('goes by the type of a %s project when the text says nothing', (type) => {
    const suites = ['', 'hello there', '🎉🎉🎉'].map((description) => ask(description, { type }));
    for (const suite of suites) expect(suite.picks.every(({ meets }) => meets.length > 0)).toBe(true);
    expect(idsOf(suites[1]!)).toEqual(idsOf(suites[0]!));
  });
});

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

  it.each(requests)('takes no two tools that do the same thing for a %s project: %s', (type, description) => {
    const several = new Set(catalogue.needs.filter((need) => need.several).map((need) => need.id));
    const needs = mainNeedsOf(ask(description, { type })).filter((need) => !several.has(need!));
    expect(new Set(needs).size).toBe(needs.length);
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
      ask(description + wish, { type: 'creator', budgetCents }).picks.find(
        ({ tool }) => tool.needs[0] === 'video-editing',
      )?.monthlyCents;
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
  const description = 'an ad-free music streaming app and an AI pair programmer';

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

describe('what always holds', () => {
  const word = fc.constantFrom(
    ...catalogue.needs.flatMap((need) => need.words),
    ...catalogue.tools.map((tool) => tool.name),
    ...'no/not/without/already use/alternative to/I like/about/for free/,/./and/but'.split('/'),
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '<b>',
    "'; DROP TABLE users; --",
    '🎸',
    'سلام',
    '\u0000',
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  );
  const project: fc.Arbitrary<Project> = fc.record({
    type: fc.constantFrom(...projectTypeNames),
    budgetCents: fc.oneof(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: 100, max: 100_000_000 })),
    name: text,
    description: text,
  });

  it('five different tools of the catalogue, within the budget, priced as their plans say', () => {
    fc.assert(
      fc.property(project, (project) => {
        const { picks, totalCents } = recommend(project, catalogue);
        expect(new Set(picks.map(({ tool }) => tool.id)).size).toBe(5);
        expect(picks).toHaveLength(5);
        expect(picks.reduce((sum, pick) => sum + pick.monthlyCents, 0)).toBe(totalCents);
        expect(totalCents).toBeLessThanOrEqual(project.budgetCents);
        const alternatives = picks.flatMap(({ alternative }) => alternative ?? []);
        expect(new Set([...picks, ...alternatives].map(({ tool }) => tool.id)).size).toBe(5 + alternatives.length);
        for (const { monthlyCents, alternative } of picks) {
          if (!alternative) continue;
          expect(totalCents - monthlyCents + alternative.monthlyCents).toBeLessThanOrEqual(project.budgetCents);
        }
        for (const { tool, plan, monthlyCents } of [...picks, ...alternatives]) {
          expect(catalogue.tools).toContain(tool);
          expect(tool.plans).toContain(plan);
          expect(monthlyCents).toBe(plan.monthlyCents ?? Math.round(plan.yearlyCents! / 12));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same answer to the same question, whatever the order of the tools', () => {
    const reversed: Catalogue = { ...catalogue, tools: catalogue.tools.toReversed() };
    fc.assert(
      fc.property(project, (project) => {
        const answer = recommend(project, catalogue);
        expect(recommend(project, catalogue)).toEqual(answer);
        expect(recommend(project, reversed)).toEqual(answer);
      }),
      { numRuns: 50 },
    );
  });

  it('five tools whenever the budget can pay for any five, and never more than it can pay', () => {
    const tools = fc
      .array(
        fc.record({
          cents: fc.integer({ min: 0, max: 3000 }),
          need: fc.nat(3),
          popularity: fc.integer({ min: 1, max: 5 }),
        }),
        {
          minLength: 1,
          maxLength: 30,
        },
      )
      .map((all) =>
        all.map((each, index) => toolOf(`tool-${index}`, [`need-${each.need}`], each.cents, each.popularity)),
      );
    fc.assert(
      fc.property(tools, fc.integer({ min: 0, max: 10_000 }), (tools, budgetCents) => {
        const own = catalogueOf(['need-0', 'need-1', 'need-2', 'need-3'], tools);
        const { picks, totalCents } = recommend(
          { type: 'work', budgetCents, name: '', description: 'need-0 and need-2' },
          own,
        );
        const costs = tools.map((tool) => tool.plans[0]!.monthlyCents!).sort((a, b) => a - b);
        let affordable = 0;
        for (let cents = 0; affordable < Math.min(5, costs.length); affordable++) {
          cents += costs[affordable]!;
          if (cents > budgetCents) break;
        }
        expect(picks).toHaveLength(affordable);
        expect(totalCents).toBeLessThanOrEqual(budgetCents);
      }),
      { numRuns: 300 },
    );
  });

  it('five tools within the budget, for ten thousand random and hostile texts', () => {
    const next = random(20_261_121);
    for (let run = 0; run < 10_000; run++) {
      const { description, ...rest } = hostileProject(next);
      const { picks, totalCents } = ask(description, rest);
      const isRight = new Set(picks.map(({ tool }) => tool.id)).size === 5 && totalCents <= rest.budgetCents;
      if (!isRight)
        throw new Error(`Run ${run}: ${JSON.stringify({ ...rest, description: description.slice(0, 300) })}`);
    }
  });

  it('an answer to texts made to hurt', () => {
    const long = 100_000;
    const hostile = [
      'a'.repeat(long),
      'a-'.repeat(long / 2),
      'no '.repeat(long / 3),
      'ﷺ'.repeat(long),
      '\u0301'.repeat(long),
      '\ud800'.repeat(long),
      '((((('.repeat(long / 5),
      catalogue.needs
        .flatMap((need) => need.words)
        .join(' ')
        .repeat(10),
      Array.from({ length: long / 8 }, (_, index) => `wrod${index.toString(36)}x`).join(' '),
    ];
    for (const description of hostile) expect(ask(description, { name: description }).picks).toHaveLength(5);
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

function toolOf(id: string, needs: string[], monthlyCents: number, popularity = 3): Tool {
  return {
    id,
    name: `The ${id} one`,
    vendor: 'Maker',
    link: 'https://example.com/',
    description: 'Does what it is there to do for whoever needs it.',
    features: ['One thing', 'Another thing', 'A third thing'],
    needs,
    suits: [],
    plans: [{ name: monthlyCents === 0 ? 'Free' : 'Paid', monthlyCents }],
    worksWellWith: [],
    popularity,
    pricesAsOf: '2025-01-01',
  };
}

function catalogueOf(needIds: string[], tools: Tool[]): Catalogue {
  const needs = needIds.map((id): Need => ({
    id,
    name: id.replace('n', 'N'),
    about: `What ${id} is about.`,
    words: [id],
  }));
  return { needs, themes: [], tools, languages: [] };
}
