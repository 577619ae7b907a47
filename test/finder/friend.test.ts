import { describe, expect, it } from 'vitest';
import { ask, namedNeeds, read } from './ask.ts';

/** Texts of strangers that were once answered badly, with what a knowledgeable friend would name and would not. */
const texts: [text: string, must: RegExp[], mustNot: RegExp][] = [
  [
    'dming curse of strahd online for 5 friends, need maps, tokens, voice, and somewhere for lore',
    [/Roll20|Foundry|Owlbear/, /Discord/, /World Anvil|Kanka|LegendKeeper|Notion|Obsidian/],
    /WordPress|ChatGPT|Canva|TickTick|PayPal/,
  ],
  [
    '6 weeks by train round Europe with 2 mates. plan route together, data on phone, split costs, no roaming charges',
    [/Interrail|Trainline|Omio|Rome2Rio|Google Flights|DB Navigator|Rail/, /Splitwise|Tricount|Settle Up/],
    /YNAB|Kaggle|Microsoft 365|Trade Republic|Trading 212/,
  ],
  [
    'I am 74. Would like to see my grandchildren on video, remember my pills, and keep my mind sharp',
    [/Zoom|Google Meet|FaceTime|WhatsApp|Skype/, /Medisafe|MyTherapy|Medication|Pill/],
    /CapCut|Canva|Notion/,
  ],
  [
    'four of us in a band, the drummer never reads emails and nobody knows when we rehearse',
    [/Muzodo|Konzertmeister|BandHelper|Setlist|Spond|Doodle|Google Calendar/],
    /Loom|Netflix|Pro Tools/,
  ],
  ['a shop for handmade candles that wants to sell online', [/Shopify|Etsy|WooCommerce|Big Cartel|Square/], /Habitica/],
];

describe('what a friend would say', () => {
  it.each(texts)('to %s', (text, must, mustNot) => {
    const names = ask(text, { budgetCents: 6_000 }).picks.map(({ tool }) => tool.name);
    for (const pattern of must) expect(names.join(', ')).toMatch(pattern);
    expect(names.join(', ')).not.toMatch(mustNot);
  });

  it('reads that there is no GPU as a lack, not as a refusal', () => {
    expect([...read('finetuning a 7B llm for my thesis, no GPU in the lab', 'student').refused]).not.toContain(
      'gpu-compute',
    );
  });

  it('names no tool that another is wanted for', () => {
    const names = ask('a startup with 8 devs, slack alternative', { type: 'work' }).picks.map(({ tool }) => tool.name);
    expect(names).not.toContain('Slack');
  });

  it('keeps to what can run on one’s own server, from elsewhere than the United States', () => {
    const { constraints } = ask('Self-hosted everything, no US clouds: files, photos and passwords');
    expect(constraints).toMatchObject([
      { kind: 'self-hosted' },
      { kind: 'company-country', country: 'US', isNot: true },
      { kind: 'data-country', country: 'US', isNot: true },
    ]);
  });

  it.each([
    ['find out what titles work for my channel', 'fitness'],
    ['charity run by volunteers that needs donations', 'fitness'],
    ['somebody to do my books and the yearly accounts', 'reading'],
  ])('does not hear what is not there: %s', (text, need) => {
    expect(namedNeeds(text)).not.toContain(need);
  });

  it.each([
    ['a team of twenty five', 25],
    ['25 ppl in the office', 25],
    ['8 devs and a deadline', 8],
    ['12-person agency', 12],
    ['my three colleagues and I', 4],
    ['sparky, me and 3 lads', 4],
    ['siamo in nove', 9],
    ['17 teachers, one bursar and myself', 19],
    ['3 vets, 5 nurses and 2 on reception', 10],
    ['8 devs + 1 PM', 9],
    ['me and two freelancers', 3],
    ['io e tre colleghi', 4],
    ['kitorang lima org', 5],
    ['五个人的小团队', 5],
    ['Agencia con 5 asesores', 5],
    ['somos quatro amigos', 4],
    ['a stall of hot sauce, me and Marcus, Brixton. people want it every month in the post', 2],
    ['a bookshop, my wife does the accounts and I do the orders. stock list', 2],
    ['about 150 people come on a Sunday', 1],
    ['a flat with my two brothers, three of us', 1],
  ])('counts who works with it, not an audience or a household: %s', (text, people) => {
    expect(read(text, 'work').people).toBe(people);
  });

  it.each([
    ['a two-partner family law firm with a paralegal', /Clio|MyCase|PracticePanther|CosmoLex|Bill4Time/],
    [
      'I direct a community choir of 60 singers',
      /BandHelper|Konzertmeister|Muzodo|MuseScore|IMSLP|Soundslice|forScore/,
    ],
    [
      'Kleine Baptistengemeinde auf dem Land, 85 Leute am Sonntag',
      /Planning Center|ChurchTools|Breeze|ChurchTrac|OpenLP/,
    ],
  ])('knows what goes with who asks: %s', (text, tool) => {
    const { picks } = ask(text, { type: 'work', budgetCents: 20_000 });
    expect(picks.map((pick) => pick.tool.name).join(', ')).toMatch(tool);
  });

  it.each([
    ['vendors have to be EU companies', 'company-country'],
    ['the recordings must never leave this laptop', 'local'],
    ['tudo tem de correr no meu tablet da Samsung', 'android'],
    ['it has to work with no signal on the moor', 'offline'],
  ])('hears demands in other words: %s', (text, kind) => {
    expect(read(`I need a diary. ${text}`).constraints.map((each) => each.kind)).toContain(kind);
  });

  it.each(['an AI helper for my code', 'store my files in the cloud', 'a page with ads for my shop'])(
    'hears no demand in what is wanted: %s',
    (text) => {
      expect(read(text).constraints).toEqual([]);
    },
  );

  it('does not take us for the United States', () => {
    expect(read('no excursion in the rain, and tell us what to bring').constraints).toEqual([]);
  });

  it('says that it did not understand, and what it could not place', () => {
    const gibberish = ask('asdf qwer zxcv 1234');
    expect(gibberish).toMatchObject({ isUnclear: true, understood: [] });
    expect(gibberish.picks).toHaveLength(5);
    expect(ask('👍🎉').isUnclear).toBe(true);
    expect(ask('').isUnclear).toBe(false);
    expect(ask('edit videos').isUnclear).toBe(false);
    expect(ask(`edit videos ${'x'.repeat(100_000)}`).picks).toHaveLength(5);
  });

  it('quotes the words as they were typed', () => {
    const { understood } = ask('My Café needs Invoices; edit VIDEOS for the web');
    expect(understood.find(({ need }) => need.id === 'video-editing')?.says).toMatch(/edit VIDEOS/);
  });

  it('takes corrections before what it has read', () => {
    const description = 'edit videos and send invoices';
    const removed = ask(description, { corrections: { added: [], removed: ['video-editing'], dropped: [] } });
    expect(removed.understood.map(({ need }) => need.id)).not.toContain('video-editing');
    const added = ask(description, { corrections: { added: ['genealogy'], removed: [], dropped: [] } });
    expect(added.understood.map(({ need }) => need.id)).toContain('genealogy');
    expect(added.picks.some(({ meets }) => meets.includes('Genealogy'))).toBe(true);
    const refused = ask('Somewhere to plan my garden. No video editing', {
      corrections: { added: ['video-editing'], removed: [], dropped: [] },
    });
    expect(refused.picks.map(({ tool }) => tool.needs[0])).toContain('video-editing');
    const owned = ask('We already use Slack, I edit videos for the choir', {
      corrections: { added: ['video-editing'], removed: [], dropped: [] },
    });
    expect(owned.understood.map(({ need }) => need.id)).toContain('video-editing');
    const free = ask('edit videos, only free tools', { corrections: { added: [], removed: [], dropped: ['free'] } });
    expect(free.constraints).toEqual([]);
  });
});
