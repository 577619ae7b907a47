import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { hintFor, isList, readLines } from './pastedLines.ts';

it('reads each line as if it were typed, without bullets and empty lines', () => {
  const { lines, left } = readLines('Netflix $9\r\n\r\n - Gym €30/month\n2) Hulu\n• News 4 weekly', 'USD');
  expect(lines.map(({ text, entry }) => [text, typeof entry])).toEqual([
    ['Netflix $9', 'object'],
    ['Gym €30/month', 'object'],
    ['Hulu', 'string'],
    ['News 4 weekly', 'object'],
  ]);
  expect(left).toBe(0);
});

it('takes 100 lines and counts the rest', () => {
  const { lines, left } = readLines('News $1\n'.repeat(130), 'USD');
  expect([lines.length, left]).toEqual([100, 30]);
});

it('takes one line for one line', () => {
  expect(['Netflix $9', ' Netflix $9\n', '\n\n', ''].map(isList)).toEqual([false, false, false, false]);
});

it('has for any text at most 100 lines, each read or with a reason, and none that is empty', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Netflix', '$9.99', '/month', '-', '•', '3)', '€30 every'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(word).map((words) => words.join(' '))),
      fc.constantFrom('\n', '\r\n', '\u2028'),
      (texts, end) => {
        const { lines, left } = readLines(texts.join(end), 'USD');
        expect(lines.length).toBeLessThanOrEqual(100);
        if (left > 0) expect(lines).toHaveLength(100);
        for (const { text, entry } of lines) {
          expect(text.trim()).not.toBe('');
          expect(entry).toEqual(readEntry(text, 'USD'));
          if (typeof entry === 'string') expect(hintFor(entry).id).toBeTruthy();
        }
      },
    ),
  );
});
