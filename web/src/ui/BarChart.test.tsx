import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { BarChart, type Bar } from './BarChart.tsx';
import { ticksTo } from './chartTicks.ts';

function Chart({ values }: { values: number[] }) {
  const [chosen, setChosen] = useState<string>();
  const bars: Bar[] = values.map((value, index) => ({
    key: `m${index}`,
    name: `Month ${index + 1}`,
    short: `M${index + 1}`,
    below: '2026',
    value,
  }));
  return (
    <BarChart
      label="What you will pay"
      columns={['Month', 'Payments']}
      tableLabel="Show as table"
      bars={bars}
      format={(value) => `$${value}`}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const options = () => screen.getAllByRole('option').map((option) => option.ariaLabel);
const heights = () =>
  screen.getAllByRole('option').map((option) => Number.parseFloat(option.lastElementChild!.getAttribute('height')!));

describe('a chart of bars', () => {
  it('says each value, and has the same numbers in a table', async () => {
    const user = userEvent.setup();
    render(<Chart values={[10, 0, 40]} />);
    expect(within(screen.getByRole('listbox', { name: 'What you will pay' })).getAllByRole('option')).toHaveLength(3);
    expect(options()).toEqual(['Month 1: $10', 'Month 2: $0', 'Month 3: $40']);
    await user.click(screen.getByText('Show as table'));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Month', 'Payments'],
      ['Month 1', '$10'],
      ['Month 2', '$0'],
      ['Month 3', '$40'],
    ]);
  });

  it('is one tab stop, and shows the value of the bar that the keys are at', async () => {
    const user = userEvent.setup();
    render(<Chart values={[10, 20, 30, 40]} />);
    const shown = () => screen.getByRole('figure').firstElementChild?.textContent;
    expect(shown()).toBe('Month 1$10');
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const active = document.activeElement?.getAttribute('aria-activedescendant');
    expect([document.getElementById(active!)?.ariaLabel, shown()]).toEqual(['Month 3: $30', 'Month 3$30']);
    await user.keyboard('{End}{ArrowRight}');
    expect(shown()).toBe('Month 4$40');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(shown()).toBe('Month 1$10');
    await user.hover(screen.getByRole('option', { name: 'Month 2: $20' }));
    expect(shown()).toBe('Month 2$20');
  });

  it('shows small values beside a very large one, and none where there is none', () => {
    render(<Chart values={[1_000_000, 1, 0]} />);
    expect(heights()).toEqual([100, 1, 0]);
  });

  it('shows one month, months without payments, and nothing without months', () => {
    const { unmount } = render(<Chart values={[25]} />);
    expect(options()).toEqual(['Month 1: $25']);
    unmount();
    const { container, unmount: leave } = render(<Chart values={[0, 0]} />);
    expect(heights()).toEqual([0, 0]);
    expect(container.innerHTML).not.toContain('NaN');
    leave();
    expect(render(<Chart values={[]} />).container.textContent).toBe('');
  });
});

it.each([
  [0, [0]],
  [1, [0, 0.5, 1]],
  [3, [0, 1, 2, 3]],
  [4_100, [0, 2_000, 4_000, 6_000]],
  [12_000, [0, 5_000, 10_000, 15_000]],
  [1_000_000, [0, 500_000, 1_000_000]],
])('an axis to %d has lines at %j', (largest, ticks) => {
  expect(ticksTo(largest)).toEqual(ticks);
});
