import { describe, expect, it } from 'vitest';
import { ask, idsOf, mainNeedsOf, namedNeeds, read } from './ask.ts';

describe('what is refused', () => {
  it.each([
    ['invoices (no accounting, no time tracking)', 'time-tracking'],
    ['notes and a calendar, no budget app', 'budgeting'],
    ['invoices, no time tracker', 'time-tracking'],
    ['playlists. no money management, no knowledge base, no training plan', 'budgeting'],
    ['playlists. no money management, no knowledge base, no training plan', 'knowledge-base'],
    ['playlists. no money management, no knowledge base, no training plan', 'fitness'],
    ["I don't watch TV and don't care about soccer. I want to read more", 'video-streaming'],
    ["I don't watch TV and don't care about soccer. I want to read more", 'sports-streaming'],
    ["we're not a shop and we don't sell online. We need chat and a task board", 'online-shop'],
    ["I don't do video editing. I write a blog", 'video-editing'],
    ['I never post on social media. I write a newsletter', 'social-scheduling'],
    ["I write a newsletter and don't have time for social media", 'social-scheduling'],
    ['budget tracker, nothing to do with crypto or trading', 'investing'],
  ])('in other words: %s, so no %s', (description, need) => {
    expect(namedNeeds(description)).not.toContain(need);
    expect([...read(description).refused]).toContain(need);
    expect(mainNeedsOf(ask(description))).not.toContain(need);
  });

  it.each([
    ["thumbnails and logos, I can't stand Canva", ['canva']],
    ["We can't use Google products. docs, calendar and email", ['google-docs', 'google-calendar', 'google-workspace']],
    ['mood journal that is not Notion', ['notion']],
    ['thumbnails with anything but Canva', ['canva']],
    ['notes with something other than Notion', ['notion']],
  ])('is a tool: %s', (description, tools) => {
    const picked = idsOf(ask(description, { type: 'work' }));
    for (const tool of tools) expect(picked).not.toContain(tool);
  });

  it.each([
    ["I can't sleep", 'sleep'],
    ["I don't eat enough protein", 'nutrition'],
    ['no time to cook, meal kits', 'grocery-delivery'],
    ['no experience with invoices', 'invoicing'],
    ["I don't like my notes app", 'note-taking'],
    ["don't have the time to plan dinner", 'meal-planning'],
  ])('is not a trouble or a lack: %s', (description, need) => {
    expect(namedNeeds(description)).toContain(need);
  });

  it('is not what comes after something that nobody hates', () => {
    const { refused } = read("a board that our artists won't hate, and crash reports from testers");
    expect([...refused]).toEqual([]);
  });

  it('is not money itself where only managing it is', () => {
    expect(read('no money management').isFrugal).toBe(false);
    expect(read('I have no money').isFrugal).toBe(true);
  });
});

describe('what is complained about', () => {
  it.each([
    ['Spotify is too expensive, want something cheaper for music', 'spotify', 'music-streaming'],
    ['Duolingo bores me, want another way to learn Korean', 'duolingo', 'language-learning'],
    ['I cancelled Netflix', 'netflix', 'video-streaming'],
    ['Trello got too slow for us', 'trello', 'project-management'],
    ["I can't stand our Trello", 'trello', 'project-management'],
  ])('is to be replaced: %s', (description, tool, need) => {
    const suite = ask(description);
    expect(idsOf(suite)).not.toContain(tool);
    expect(mainNeedsOf(suite)).toContain(need);
  });
});

describe('less of something', () => {
  it.each([
    'stop using Facebook and Instagram',
    'less time on Instagram',
    'delete my Facebook, quit social media',
    'I want to spend less time on social media',
    'reduce my screen time',
  ])('is not the wish for it: %s', (description) => {
    expect(namedNeeds(description)[0]).toBe('focus');
    expect(mainNeedsOf(ask(description))[0]).toBe('focus');
    expect(mainNeedsOf(ask(description))).not.toContain('social-scheduling');
  });

  it('leaves the breaking of habits what it is', () => {
    expect(namedNeeds('quit smoking')).toContain('quitting');
  });
});
