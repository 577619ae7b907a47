import { describe, expect, it } from 'vitest';
import { ask, idsOf, read } from './ask.ts';

describe('names of tools', () => {
  it.each([
    ['spotify and netflix please, also duolingo', ['spotify', 'netflix', 'duolingo']],
    ['Netflix, Spotify, YouTube Premium', ['netflix', 'spotify', 'youtube-premium']],
    ['I want canva for thumbnails', ['canva']],
  ])('are understood as people type them: %s', (description, tools) => {
    expect(idsOf(ask(description))).toEqual(expect.arrayContaining(tools));
  });

  it.each([
    ['thumbnails and logos. no canva please', ['canva']],
    ['no google or microsoft. docs, calendar', ['google-docs', 'google-workspace', 'google-calendar', 'microsoft-365']],
  ])('are refused in lower case, those of makers too: %s', (description, tools) => {
    const { leftOut } = read(description, 'work');
    for (const tool of tools) expect([...leftOut]).toContain(tool);
  });

  it.each([
    'a calm place to make and wave, later a note in the forest',
    'stay clear of slack in the rope',
    'a square ring, going for a circle',
    'an essay on the notion of time',
  ])('are not ordinary words: %s', (description) => {
    const { wishes, leftOut } = read(description);
    expect([[...wishes], [...leftOut]]).toEqual([[], []]);
  });

  it('do not go on in the next sentence', () => {
    expect([...read('no google. docs please').leftOut]).toContain('google-docs');
    expect([...read('all for google. docs please').wishes]).toEqual([]);
  });

  it('say no more than what the tool does', () => {
    const wanted = read('Netflix and YouTube Premium').wants.map(({ need }) => need.id);
    expect(wanted).not.toContain('video-editing');
  });
});
