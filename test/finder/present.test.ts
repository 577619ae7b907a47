import { describe, expect, it } from 'vitest';
import { ask, idsOf, mainNeedsOf, namedNeeds } from './ask.ts';

describe('what is there already', () => {
  it.each([
    ["I've got Netflix, Disney+ and Prime already. Something for films", ['netflix', 'disney-plus', 'prime-video']],
    ["I've got Netflix and Spotify, need a calendar", ['netflix', 'spotify']],
    ['Netflix is already there, need music and films', ['netflix']],
    ['Currently using Notion for notes. Need a task board', ['notion']],
    ['Using Trello and Slack now, invoices needed', ['trello', 'slack']],
    ['My company has Microsoft 365. We need a wiki and documents', ['microsoft-365']],
    ['I sell candles on Etsy, need bookkeeping', ['etsy']],
    ['every to-do app is dead to me after a week (Todoist, TickTick). Something that nags me', ['todoist', 'ticktick']],
    ['my videos are hosted on Vimeo, need a video editor', ['vimeo']],
    ['Spotify habe ich schon, ich brauche einen Kalender und Musik', ['spotify']],
    ['Netflix habe ich schon, ich brauche Filme', ['netflix']],
  ])('is not recommended: %s', (description, tools) => {
    const picked = idsOf(ask(description, { type: 'work' }));
    for (const tool of tools) expect(picked).not.toContain(tool);
  });

  it('does not reach back to what is wanted before it', () => {
    expect(namedNeeds('I need a calendar, we have Slack already')).toContain('calendar');
  });

  it('counts less than what is not there, even where both are listed', () => {
    const described =
      'We already use Slack and Google Workspace. Need chat, video calls, spreadsheets, invoices and a CRM';
    const suite = ask(described, { type: 'work' });
    expect(mainNeedsOf(suite).slice(0, 3)).toEqual(expect.arrayContaining(['customer-relations', 'invoicing']));
    expect(idsOf(suite).slice(0, 3)).not.toContain('microsoft-365');
  });

  it('counts fully where a better one is wanted', () => {
    expect(namedNeeds('We use Slack. Need a better team chat', 'work')).toContain('team-chat');
  });

  it('leaves what else the tool could do to be asked for', () => {
    expect(mainNeedsOf(ask('We use Notion for notes. Need a task board', { type: 'work' }))[0]).toBe(
      'project-management',
    );
  });
});
