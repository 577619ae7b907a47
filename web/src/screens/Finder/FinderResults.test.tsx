import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { alternative, prompt, renderCard, suite, tool } from './renderCard.tsx';

describe('the results', () => {
  it('show every tool in a row, and everything about it on request', async () => {
    const { user, submit, answer, openRow } = renderCard();
    await submit();
    await answer(suite());

    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toBe('RRiversideBest matchWhy Riverside is here.$10/monthPro plan');
    expect(second?.textContent).toBe('BBufferBest matchWhy Buffer is here.FreeFree plan');
    expect(screen.getByText('$40.00 left')).toBeTruthy();
    expect(screen.getByText('Personal')).toBeTruthy();
    expect(screen.getByText('Riverside $10 and Buffer Free')).toBeTruthy();

    await openRow('Riverside');
    expect(first?.textContent).toContain(
      'What Riverside does.First of RiversideSecond of RiversideLearn more about Riverside, opens in a new tab',
    );
    await user.click(screen.getByRole('button', { name: 'Riverside', expanded: true }));
    expect(screen.queryByText('What Riverside does.')).toBeNull();
  });

  it('say when a price was last known, and that an old one may have changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00') });
    const { submit, answer, openRow } = renderCard();
    await submit();
    const recommendations = [tool('Year', { pricesAsOf: '2025-03-01' }), tool('Older', { pricesAsOf: '2025-02-28' })];
    await answer(suite({ recommendations }));
    await openRow('Year');
    await openRow('Older');
    expect(screen.getAllByText(/^Price last known/).map(({ textContent }) => textContent)).toEqual([
      'Price last known on March 1, 2025',
      'Price last known on February 28, 2025; it may have changed',
    ]);
  });

  it('have the logo of a tool where there is one, and its letters otherwise; a swapped one has its own', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ github: '181717 M0 0h24', gitlab: 'FC6D26 M1 1h24' }));
    const { user, submit, answer } = renderCard();
    await submit();
    const gitLab = alternative('GitLab', { logo: 'gitlab' });
    const gitHub = tool('GitHub', { logo: 'github', alternative: gitLab });
    await answer(suite({ recommendations: [gitHub, tool('Buffer')] }));
    const [first, second] = screen.getAllByRole('article');
    await waitFor(() => expect(first?.querySelector('path[fill=currentColor]')?.getAttribute('d')).toBe('M0 0h24'));
    expect(second?.querySelector('text')?.textContent).toBe('B');
    await user.click(screen.getByRole('button', { name: /GitLab instead/ }));
    await waitFor(() => expect(first?.querySelector('path[fill=currentColor]')?.getAttribute('d')).toBe('M1 1h24'));
  });

  it('say which tools the description does not ask for', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Asked'), tool('Guess', { isGuess: true })] }));
    const [asked, guess] = screen.getAllByRole('article');
    expect(within(asked!).queryByText('You may also want')).toBeNull();
    expect(within(guess!).getByText('You may also want')).toBeTruthy();
  });

  it('say what a yearly price is a month', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Zotero', { price: '$20/year', monthlyCents: 167 })] }));
    expect(screen.getByText('$20/year')).toBeTruthy();
    expect(screen.getByText('$1.67 a month')).toBeTruthy();
  });

  it('say what each person pays, what is paid already and what there is instead', async () => {
    const { submit, answer, openRow } = renderCard();
    await submit();
    await answer(
      suite({
        recommendations: [
          tool('Seats', { isPerSeat: true }),
          tool('Team', { isPerSeat: true, seats: 5, price: '$50/month' }),
          tool('Mine', { isTracked: true, isPaid: true, monthlyCents: 0, price: '$0/month' }),
          tool('Doubled', { isTracked: true, alternative: alternative('Zencastr', { isPerSeat: true, seats: 3 }) }),
        ],
      }),
    );
    const [seats, team, mine, doubled] = screen.getAllByRole('article');
    expect(seats!.textContent).toContain('$10/monthfor each person');
    expect(team!.textContent).toContain('$50/monthfor 5 people');
    expect(mine!.textContent).toMatch(/^MMineBest match.*Already paid$/);
    expect(doubled!.textContent).toContain('You already pay for it');
    await openRow('Doubled');
    expect(doubled!.textContent).toContain('Or instead: Zencastr, $24/month for 3 people');
    expect(
      within(doubled!).getByRole('link', { name: 'See it : Zencastr, opens in a new tab' }).getAttribute('href'),
    ).toBe('https://zencastr.example/');
  });

  it.each([
    [{ engine: 'CATALOG', isKept: false }, 'Chosen from Stackling’s catalogue.'],
    [
      { engine: 'CATALOG', isOverDailyLimit: true },
      'Chosen from Stackling’s catalogue. The AI provider has answered as many questions today as this site allows. It can be asked again tomorrow.',
    ],
    [
      { engine: 'OPENAI', isKept: true },
      'Chosen by an AI provider from Stackling’s catalogue. Names, prices and links come from the catalogue. You or somebody else asked this less than a week ago, so this is the same answer.',
    ],
  ])('say where they come from: %o', async (origin, words) => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite(origin));
    expect(screen.getByText(/^Chosen/).textContent).toBe(words);
  });

  it('link to a safe address in a new tab, and to no other', async () => {
    const { submit, answer, openRow } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Safe'), tool('Unsafe', { link: 'javascript:alert(1)' })] }));
    await openRow('Safe');
    await openRow('Unsafe');
    const links = screen.getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual([['https://safe.example/', '_blank', 'noopener noreferrer']]);
    expect(links[0]).toBe(screen.getByRole('link', { name: 'Learn more about Safe, opens in a new tab' }));
  });

  it('say in words which needs are left uncovered', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ unmetNeeds: ['Video hosting', 'Screen recording'] }));
    expect(screen.getByText(/also asks for/).textContent).toBe(
      'Your description also asks for Video hosting and Screen recording. None of these five tools covers those.',
    );
  });

  it('say which words were not understood', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ unplaced: ['drummer never reads emails', 'glitter'] }));
    expect(screen.getByText(/could not place/).textContent).toBe(
      'We could not place: ‘drummer never reads emails’ and ‘glitter’.',
    );
  });

  it('say only that when nothing was understood', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ isUnclear: true, unplaced: ['glitter'], unmetNeeds: ['Video hosting'] }));
    expect(
      screen.getByText('We did not understand this; here is what people with this type of project often use.'),
    ).toBeTruthy();
    expect(screen.queryByText(/could not place|also asks for/)).toBeNull();
  });

  it('say what to do when there are none', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [], totalCents: 0 }));
    expect(screen.getByText('No recommendations found. Try adjusting your description or budget.')).toBeTruthy();
  });

  it('wait for somebody who left the screen meanwhile', async () => {
    const { environment, submit, answer, unmount } = renderCard();
    await submit();
    unmount();
    await answer(suite());
    renderCard(environment);
    expect(screen.getByRole('heading', { name: '2 tools within $50/month' })).toBeTruthy();
  });

  it('are one step away from the answers with the browser’s own button, and still there on return', async () => {
    const { router, submit, answer } = renderCard();
    await submit();
    await answer(suite());
    expect(router.state.location.search).toBe('?view=results');
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
    expect(screen.getByRole('heading', { name: 'What are you up to?' })).toBe(document.activeElement);
    await act(() => router.navigate(1));
    expect(await screen.findByRole('heading', { name: '2 tools within $50/month' })).toBe(document.activeElement);
  });

  it('give way to an empty form on Start Over', async () => {
    const { user, submit, answer } = renderCard();
    await user.selectOptions(screen.getByLabelText('Category'), 'Work');
    await submit();
    await answer(suite());
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByLabelText("Describe what you're working on")).toHaveProperty('value', '');
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'personal');
  });

  it('give way to the answers as they were on Edit answers', async () => {
    const { user, submit, answer } = renderCard();
    await submit();
    await answer(suite());
    await user.click(screen.getByRole('button', { name: 'Edit answers' }));
    expect(screen.getByLabelText("Describe what you're working on")).toHaveProperty('value', prompt);
  });
});
