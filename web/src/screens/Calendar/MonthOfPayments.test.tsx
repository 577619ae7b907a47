import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { render } from '../../../test/render.tsx';
import { MonthOfPayments } from './MonthOfPayments.tsx';
import type { Payment, PaymentDay } from './days.ts';

const show = (ui: ReactNode) => render(<MemoryRouter>{ui}</MemoryRouter>);

const payment = (name: string, amountCents: number, changes: Partial<Payment> = {}): Payment => ({
  id: name,
  name,
  amountCents,
  currency: 'USD',
  state: 'EXPECTED',
  isOverdue: false,
  ...changes,
});

const rent = payment('Rent', 120_000);

const busyDays: PaymentDay[] = [
  { day: '2026-11-30', totalCents: 120_000, payments: [rent] },
  {
    day: '2026-12-03',
    totalCents: 5_939,
    payments: [payment('Gym', 2_990), payment('Netflix', 1_549), payment('Domain', 1_200, { currency: 'EUR' })],
  },
  { day: '2026-12-20', totalCents: 2_000, payments: [payment('Phone', 2_000)] },
  { day: '2026-12-31', totalCents: 124_000, payments: [rent, payment('Water', 4_000)] },
];

function Calendar({ days = busyDays, unconverted = [] }: { days?: readonly PaymentDay[]; unconverted?: string[] }) {
  const [month, setMonth] = useState('2026-12');
  return (
    <MonthOfPayments
      month={month}
      today="2026-12-10"
      days={days}
      monthCents={days.filter(({ day }) => day.startsWith(month)).reduce((sum, { totalCents }) => sum + totalCents, 0)}
      currency="USD"
      unconverted={unconverted}
      isPending={false}
      onMonth={setMonth}
    />
  );
}

const summary = () => screen.getByRole('status').textContent;
const details = () => screen.getByRole('region').textContent;
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('a month of payments', () => {
  it('says what a month, its weeks and its days come to, in the currency of totals', () => {
    show(<Calendar />);
    expect(summary()).toBe('December 2026$1,319.39 in 6 payments');
    const weeks = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(weeks).toEqual(['$1,259.39', '$0.00', '$0.00', '$20.00', '$1,240.00']);
    expect(cell(/December 3, 2026/).textContent).toBe('3Thursday, December 3, 2026GymNetflix1 more$59.39');
  });

  it('tells the payments of the chosen day, today at first, as they were entered', async () => {
    const user = userEvent.setup();
    show(<Calendar />);
    expect(details()).toBe('Thursday, December 10No payments on this day');
    await user.click(cell(/December 3, 2026/));
    expect(details()).toBe('Thursday, December 3Gym$29.90Netflix$15.49Domain€12.00');
    const [link] = screen.getAllByRole('link', { name: 'Gym' });
    expect(link?.getAttribute('href')).toBe('/dashboard/subscriptions/Gym');
  });

  it('goes to other months by button and by key, and back to today', async () => {
    const user = userEvent.setup();
    show(<Calendar />);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect([summary(), details()]).toEqual([
      'November 2026$1,200.00 in 1 payment',
      'Sunday, November 1No payments on this day',
    ]);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(details()).toContain('December 10');
    await user.tab();
    await user.tab();
    await user.keyboard('{PageDown}{ArrowRight}');
    expect([summary(), details()]).toEqual(['January 2027No payments', 'Monday, January 11No payments on this day']);
    expect(document.activeElement?.textContent).toContain('January 11, 2027');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(cell(/January 1, 2027/));
    expect([summary(), details()]).toEqual(['January 2027No payments', 'Friday, January 1No payments on this day']);
  });

  it('lists the days with payments week by week, for a phone', () => {
    show(<Calendar />);
    const [list] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    // Intl writes a range with thin spaces.
    const weeks = [...list!.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    expect(weeks).toEqual([
      'December 1 – 5$59.39Thursday, December 3$59.39Gym$29.90Netflix$15.49Domain€12.00',
      'December 20 – 26$20.00Sunday, December 20Phone$20.00',
      'December 27 – 31$1,240.00Thursday, December 31$1,240.00Rent$1,200.00Water$40.00',
    ]);
    expect(within(list!).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('says what came of payments', () => {
    const states = ['EXPECTED', 'PAID', 'SKIPPED', 'REFUNDED'].map((state) => payment(state, 0, { state }));
    const payments = [...states, payment('LATE', 100, { isOverdue: true })];
    show(<Calendar days={[{ day: '2026-12-10', totalCents: 100, payments }]} />);
    const rows = within(screen.getByRole('region')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'EXPECTED$0.00',
      'PAIDPaid$0.00',
      'SKIPPEDSkipped$0.00',
      'REFUNDEDRefunded$0.00',
      'LATEOverdue$1.00',
    ]);
  });

  it('says how many payments of the month its sums leave out', () => {
    show(<Calendar unconverted={['EUR', 'GBP']} />);
    expect(screen.getByText('EUR').closest('ul')?.textContent).toBe(
      '1 payment in EUR is not in these sums, because there is no exchange rate.',
    );
  });

  it('says so when there are none', () => {
    show(<Calendar days={[]} />);
    expect(summary()).toBe('December 2026No payments');
    expect(screen.getByText('No payments in this month')).toBeTruthy();
  });
});
