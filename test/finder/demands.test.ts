import { describe, expect, it } from 'vitest';
import { allows, keeps } from '../../api/finder/choosing/keeping.ts';
import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import type { Suite } from '../../api/finder/recommend.ts';
import { ask, idsOf, read } from './ask.ts';

const breakersOf = ({ picks, constraints }: Suite) =>
  picks.filter(({ tool, plan }) => !constraints.every((each) => keeps(tool, each) && allows(tool, plan, each)));

const toolOf = (id: string) => catalogue.tools.find((tool) => tool.id === id)!;

describe('what is demanded of every tool', () => {
  it.each([
    'edit photos and draw, everything runs on Ubuntu here, buy once, no subscriptions',
    'wiki, chat and files for us, open source, on our own server',
    'notes and writing without AI, please',
    'maps for hiking that work with no signal, on my Android phone',
    'Buchhaltung und Rechnungen, Daten nur auf Servern in Deutschland',
    'mail and files, nothing American',
  ])('is kept by all five: %s', (text) => {
    const suite = ask(text);
    expect(suite.constraints).not.toEqual([]);
    expect({ text, breakers: breakersOf(suite).map(({ tool }) => tool.id) }).toEqual({ text, breakers: [] });
    expect(idsOf(suite)).toHaveLength(5);
  });

  it.each([
    ['an old thinkpad with mint, not going back to windows. a diary for the allotment', ['linux']],
    ['no iPhone here, only my Android. learn Spanish', ['android']],
    ['on Windows, no Mac. make music', ['windows']],
    ['I got rid of my MacBook and need something to write a novel', []],
    ['Kein Windows, bitte: Fotos bearbeiten unter Linux', ['linux']],
    ['we moved away from Windows to Macs, accounting please', ['mac']],
    ['no signal in the valley, maps on my Android', ['android', 'offline']],
    ['nothing may leave the EU. minutes and votes online', ['data-country']],
    ['patient files must not leave the UK. notes for a clinic', ['data-country']],
    ['our data may never leave this building. notes', ['local']],
    ['I’m not paying by the month to look at my own drive. photos', ['one-time']],
    ['an elderly server that hums, plus a library of music to stream to the car', []],
  ])('is read from who has what, and where it may be: %s', (text, kinds) => {
    expect(
      read(text)
        .constraints.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(kinds);
  });

  it('is broken as the last resort only, and the reason says so', () => {
    const suite = ask('notes, self-hosted and open source, only from a Singaporean company, on my iPad, with no AI');
    const breakers = breakersOf(suite);
    expect(idsOf(suite)).toHaveLength(5);
    for (const pick of suite.picks) expect(pick.reason.includes('It does not keep “')).toBe(breakers.includes(pick));
    const isBroken = (id: string) => !suite.constraints.every((each) => keeps(toolOf(id), each));
    const keepers = catalogue.tools.filter(({ id }) => !isBroken(id)).map(({ id }) => id);
    expect(keepers.length).toBeLessThan(5);
    expect(idsOf(suite)).toEqual(expect.arrayContaining(keepers));
  });

  it('is not kept by an app for other phones, nor by the free plan of a subscription', () => {
    const serviceM8 = toolOf('servicem8');
    expect(keeps(serviceM8, { kind: 'android', says: '' })).toBe(false);
    expect(keeps(serviceM8, { kind: 'iphone', says: '' })).toBe(true);
    const canva = toolOf('canva');
    expect(allows(canva, canva.plans[0]!, { kind: 'one-time', says: '' })).toBe(false);
    const affinity = toolOf('affinity');
    expect(allows(affinity, affinity.plans[0]!, { kind: 'one-time', says: '' })).toBe(true);
  });

  it('is kept by what runs on one’s own server, whoever made it, where that is asked for and only clouds are refused', () => {
    const notFrom = (says: string) =>
      read(says).constraints.find(({ kind, isNot }) => kind === 'company-country' && isNot)!;
    for (const says of [
      'All of it self-hosted, no US clouds',
      'Alles selbst gehostet, eine US-Cloud kommt mir nicht ins Haus',
    ]) {
      expect(keeps(toolOf('bitwarden'), notFrom(says))).toBe(true);
      expect(keeps(toolOf('dropbox'), notFrom(says))).toBe(false);
    }
    // Its plans are the maker's own clouds for somebody who does not speak of a server.
    for (const says of ['no US clouds, please', 'Nothing American', 'All of it self-hosted, nothing American'])
      expect(keeps(toolOf('bitwarden'), notFrom(says))).toBe(false);
    // What stays on the device is one's own, too.
    expect(keeps(toolOf('bruno'), { kind: 'self-hosted', says: '' })).toBe(true);
  });

  it('can be that data lie anywhere but in one country', () => {
    const notInTheUs = { kind: 'data-country', country: 'US', isNot: true, says: '' } as const;
    expect(keeps(toolOf('gusto'), notInTheUs)).toBe(false);
    expect(keeps(toolOf('plausible'), notInTheUs)).toBe(true);
  });
});
