import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../common/locale.ts';
import { render } from '../../test/render.tsx';
import { MonthGrid } from './MonthGrid.tsx';

afterEach(() => setLocale('en-US'));

function Month({ start = '2026-12-16', isSlow = false }: { start?: string; isSlow?: boolean }) {
  const [chosen, setChosen] = useState(start);
  const [asked, setAsked] = useState(start);
  return (
    <>
      <button type="button" onClick={() => setChosen('2027-01-01')}>
        Next month
      </button>
      <button type="button" onClick={() => setChosen(asked)}>
        Arrive
      </button>
      <MonthGrid
        label="Payments"
        chosen={chosen}
        today="2026-12-10"
        onChoose={isSlow ? setAsked : setChosen}
        renderDay={(day) => day === '2026-12-31' && 'Gym $29.90'}
        renderWeek={(days) => `${days[0]} to ${days[6]}`}
        weekLabel="Week"
      />
    </>
  );
}

const chosen = () => screen.getByRole('gridcell', { selected: true }).textContent;
const focused = () => document.activeElement?.textContent;
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('a month', () => {
  it('has whole weeks, with what a day holds and what a week comes to', () => {
    render(<Month />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '2026-11-29 to 2026-12-05',
      '2026-12-06 to 2026-12-12',
      '2026-12-13 to 2026-12-19',
      '2026-12-20 to 2026-12-26',
      '2026-12-27 to 2027-01-02',
    ]);
    expect(rows.map((row) => within(row).getAllByRole('gridcell').length)).toEqual([7, 7, 7, 7, 7]);
    expect(screen.getByRole('gridcell', { name: 'Thursday, December 31, 2026Gym $29.90' })).toBeTruthy();
  });

  it('marks today, and begins weeks where the reader begins them', () => {
    const { unmount } = render(<Month />);
    expect(screen.getByText('Thursday, December 10, 2026').parentElement?.ariaCurrent).toBe('date');
    expect(headers()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Week']);
    unmount();
    setLocale('de-DE');
    const german = render(<Month />);
    expect(headers()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Week']);
    german.unmount();
    setLocale('ar-EG');
    render(<Month />);
    expect(headers()).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Week']);
  });

  it('has four weeks when that is all there are', () => {
    render(<Month start="2026-02-14" />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  });

  it.each([
    ['{ArrowLeft}', 'Tuesday, December 15, 2026'],
    ['{ArrowRight}', 'Thursday, December 17, 2026'],
    ['{ArrowUp}', 'Wednesday, December 9, 2026'],
    ['{ArrowDown}', 'Wednesday, December 23, 2026'],
    ['{Home}', 'Sunday, December 13, 2026'],
    ['{End}', 'Saturday, December 19, 2026'],
    ['{PageUp}', 'Monday, November 16, 2026'],
    ['{PageDown}', 'Saturday, January 16, 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, December 16, 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Thursday, December 16, 2027'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}', 'Tuesday, January 5, 2027'],
  ])('%s goes to %s, with the focus', async (keys, day) => {
    const user = userEvent.setup();
    render(<Month />);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard(keys);
    expect(chosen()).toContain(day);
    expect(focused()).toContain(day);
  });

  it('is one tab stop', async () => {
    const user = userEvent.setup();
    render(<Month />);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focused()).toContain('Wednesday, December 16, 2026');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the last day of a month that is shorter', async () => {
    const user = userEvent.setup();
    render(<Month start="2027-01-31" />);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{PageDown}');
    expect(focused()).toContain('Sunday, February 28, 2027');
  });

  it('lets a day be clicked, and leaves the focus where it is when the month changes otherwise', async () => {
    const user = userEvent.setup();
    render(<Month />);
    await user.click(screen.getByText('Saturday, December 5, 2026'));
    expect(chosen()).toContain('December 5');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(chosen()).toContain('January 1');
    expect(focused()).toBe('Next month');
  });

  it('does not take the focus from somebody who went on while a month was loading', async () => {
    const user = userEvent.setup();
    render(<Month isSlow />);
    await user.click(screen.getByText('Saturday, December 5, 2026'));
    await user.keyboard('{PageDown}');
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(chosen()).toContain('January 16');
    expect(focused()).toBe('Arrive');
  });
});
