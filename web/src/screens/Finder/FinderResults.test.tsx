import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { prompt, renderCard, suite, tool } from './renderCard.tsx';

describe('the results', () => {
  it('show every tool with its price, reason and features', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite());

    const [first, second] = within(screen.getByRole('region', { name: '2 tools within $50/month' })).getAllByRole(
      'article',
    );
    expect(first?.textContent).toBe(
      'RiversideBest matchPlan: Pro$10/monthWhat Riverside does.Why Riverside is here.' +
        'First of RiversideSecond of RiversideLearn more about Riverside, opens in a new tabPrice checked on February 1, 2026',
    );
    expect(within(second!).getByText('Free')).toBeTruthy();
    expect(screen.getByText('$40.00 left')).toBeTruthy();
    expect(screen.getByText('Personal')).toBeTruthy();
  });

  it('say what a yearly price is a month', async () => {
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Zotero', { price: '$20/year', monthlyCents: 167 })] }));
    expect(screen.getByText('$20/year')).toBeTruthy();
    expect(screen.getByText('$1.67 a month')).toBeTruthy();
  });

  it('say what each person pays, what is paid already and what there is instead', async () => {
    const { submit, answer } = renderCard();
    await submit();
    const alternative = {
      name: 'Zencastr',
      price: '$24/month',
      isPerSeat: true,
      seats: 3,
      link: 'https://zencastr.example/',
    };
    await answer(
      suite({
        recommendations: [
          tool('Seats', { isPerSeat: true }),
          tool('Team', { isPerSeat: true, seats: 5, price: '$50/month' }),
          tool('Mine', { isTracked: true, isPaid: true, monthlyCents: 0, price: '$0/month' }),
          tool('Doubled', { isTracked: true, alternative }),
        ],
      }),
    );
    const [seats, team, mine, doubled] = screen.getAllByRole('article');
    expect(seats!.textContent).toContain('$10/monthfor each person');
    expect(team!.textContent).toContain('$50/monthfor 5 people');
    expect(mine!.textContent).toMatch(/^MineBest matchAlready paid/);
    expect(doubled!.textContent).toContain('You already pay for it');
    expect(doubled!.textContent).toContain('Or instead: Zencastr, $24/month for 3 people');
    expect(
      within(doubled!).getByRole('link', { name: 'See it : Zencastr, opens in a new tab' }).getAttribute('href'),
    ).toBe('https://zencastr.example/');
  });

  it.each([
    [{ engine: 'CATALOG', isKept: false }, 'Chosen from Stackling’s catalogue.'],
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
    const { submit, answer } = renderCard();
    await submit();
    await answer(suite({ recommendations: [tool('Safe'), tool('Unsafe', { link: 'javascript:alert(1)' })] }));
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
