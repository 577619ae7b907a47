import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import { renderDashboard, spending, summary, viewerWith } from '../renderDashboard.tsx';

afterEach(() => {
  vi.useRealTimers();
  toastStore.set(undefined);
});

/** The dashboard with the list's options open. */
async function openOptions() {
  const screenful = await renderDashboard();
  await screenful.user.click(screen.getByRole('button', { name: 'Options' }));
  await screen.findByLabelText('Currency');
  return screenful;
}

describe('the currency', () => {
  const options = () => screen.getByLabelText('Currency').querySelectorAll('option');

  it('is one of 21, and where amounts stay is said plainly', async () => {
    await openOptions();
    expect(options()).toHaveLength(21);
    expect(screen.getByText('For the totals. Each subscription keeps the currency it was entered in.')).toBeTruthy();
  });

  it('is sent once, with the selector disabled until the answer, which brings the totals', async () => {
    const { user, sent, answer } = await openOptions();
    await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
    expect(sent()).toEqual({ currency: 'JPY' });
    expect(screen.getByLabelText('Currency')).toMatchObject({ disabled: true, value: 'JPY' });
    await answer({
      result: {
        __typename: 'SetCurrencyPayload',
        user: { ...viewerWith([]), currency: 'JPY', spending: spending({ currency: 'JPY', monthlyCents: 382_149 }) },
      },
    });
    expect(screen.getByLabelText('Currency')).toMatchObject({ disabled: false, value: 'JPY' });
    expect(document.activeElement).toBe(screen.getByLabelText('Currency'));
    expect(summary('Total Monthly Spending')[0]).toBe('¥3,821');
  });

  it('stays as it was, visibly, when that fails', async () => {
    const { user, refuse } = await openOptions();
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await refuse(new RequestError('No luck.'));
    expect(screen.getByLabelText('Currency')).toMatchObject({ disabled: false, value: 'USD' });
    expect(toastStore.get()).toMatchObject({
      tone: 'error',
      title: 'Failed to update currency',
      description: 'No luck.',
    });
  });

  it('asks nothing when it is the same', async () => {
    const { user, pending } = await openOptions();
    await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
    expect(pending()).toBe(0);
  });
});
