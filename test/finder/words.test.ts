import { describe, expect, it } from 'vitest';
import { ask, idsOf, mainNeedsOf, namedNeeds, read } from './ask.ts';

describe('words', () => {
  it.each([
    ['fast internet for streaming', 'nutrition'],
    ['I am retired and like gardening', 'investing'],
    ['doctor appointments for my mother', 'reference-management'],
    ['graphic design', 'time-tracking'],
    ['nothing too expensive', 'budgeting'],
    ['photos of our products', 'to-do-lists'],
    ['movies to watch at home', 'home-management'],
    ['we learn from home', 'home-management'],
    ['pay off my credit card debt', 'payments'],
    ['find a gym membership I use', 'memberships'],
    ['route planning for our fleet of vans', 'outdoors'],
    ['API docs for our backend', 'document-editing'],
    ['our stand at a trade fair', 'investing'],
    ['send mails to members', 'email-hosting'],
    ['a podcast with guests', 'event-planning'],
    ['a podcast: recording, editing, hosting', 'hosting'],
    ['a QR code menu for my cafe', 'code-assistant'],
    ['an islamic app for prayers', 'code-assistant'],
    ['Building a mobile app with Flutter: backend, crash reports', 'no-code-apps'],
    ['listen to podcasts', 'podcasting'],
    ['read manga', 'illustration'],
    ['cartoons for the kids', 'illustration'],
    ['sell ebooks', 'reading'],
  ])('do not name another need: %s is not about %s', (description, need) => {
    expect(namedNeeds(description, 'work')).not.toContain(need);
  });

  it.each([
    ['pay off my credit card debt', 'budgeting'],
    ['find a gym membership I use', 'fitness'],
    ['work from home', 'video-meetings'],
    ['raw editing for a photographer', 'photo-editing'],
    ['a podcast: recording, editing, hosting', 'podcasting'],
    ['Building a mobile app with Flutter: backend, crash reports', 'backend-database'],
    ['listen to podcasts', 'music-streaming'],
    ['read manga', 'reading'],
    ['cartoons for the kids', 'video-streaming'],
    ['sell ebooks', 'online-shop'],
    ['I need something to watch', 'video-streaming'],
    ['ppt for class', 'presentations'],
    ['我要做PPT', 'presentations'],
    ['link in bio', 'website-builder'],
    ['record covers of songs', 'music-making'],
    ['schedule shorts', 'social-scheduling'],
    ['feature flags', 'product-analytics'],
    ['split costs with friends', 'budgeting'],
    ['remote access to my network', 'vpn'],
    ['email', 'email-management'],
    ['semak plagiarisme untuk tesis saya', 'plagiarism-check'],
    ['saya perlu urus bajet keluarga', 'budgeting'],
    ['我要背单词', 'language-learning'],
    ['send mails to members', 'email-marketing'],
  ])('name the need: %s is about %s', (description, need) => {
    expect(read(description, 'work').wants.map(({ need }) => need.id)).toContain(need);
  });

  it('tell a small budget from the wish to keep one', () => {
    for (const description of ['saya nak belajar gitar dengan bajet rendah', 'kursus dalam talian, bajet kecil']) {
      expect(read(description).isFrugal).toBe(true);
      expect(namedNeeds(description)).not.toContain('budgeting');
    }
  });

  it('do not make a manager of a password manager', () => {
    const { wants } = read('Ich brauche einen Passwort-Manager', 'personal');
    expect(wants.map(({ need }) => need.id)).not.toContain('project-management');
  });

  it('put what a Malay blog is about behind the blog', () => {
    expect(mainNeedsOf(ask('saya menulis blog tentang kebun', { type: 'creator' }))[0]).not.toBe('gardening');
  });

  it('of programmers ask for tools for programmers', () => {
    const picks = idsOf(ask('Building a mobile app with Flutter: backend, crash reports', { type: 'work' }));
    expect(picks).not.toContain('lovable');
  });
});
