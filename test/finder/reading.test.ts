import { describe, expect, it } from 'vitest';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { understand, type Project, type Suite } from '../../api/finder/recommend.ts';
import { projectTypeNames } from '../../common/values.ts';
import { ask, idsOf, mainNeedsOf } from './ask.ts';

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
      expect.arrayContaining(['video-editing', 'channel-analytics'].map(needName)),
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
      { type: 'work', budgetCents: 1000, name: '', description: 'team chat or video' },
      catalogue,
    );
    const named = reading.wants.filter(({ from }) => from === 'text').map(({ need }) => need.id);
    expect(named).toContain('team-chat');
    expect(named).not.toContain('video-meetings');
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
