import { expect, it } from 'vitest';
import { currencyCodes } from '../../../common/billing/currencies.ts';
import { Money } from './Money.tsx';
import { render } from '../../test/render.tsx';

it('writes every currency with its symbol, yen and won in whole numbers', () => {
  const shown = currencyCodes.map(
    (currency) => render(<Money cents={123_456} currency={currency} />).container.textContent,
  );
  expect(shown.join(' ')).toBe(
    '$1,234.56 €1,234.56 £1,234.56 C$1,234.56 A$1,234.56 ¥1,235 CHF1,234.56 ¥1,234.56 ₹1,234.56 R$1,234.56 ₩1,235 ' +
      'MX$1,234.56 RM1,234.56 S$1,234.56 HK$1,234.56 kr1,234.56 kr1,234.56 kr1,234.56 zł1,234.56 ₺1,234.56 R1,234.56',
  );
});

it('writes digits of one width', () => {
  const { container } = render(<Money cents={1} currency="USD" />);
  expect(container.firstElementChild?.className).toContain('tabular-nums');
});
