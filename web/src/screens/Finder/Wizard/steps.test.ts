import { expect, it } from 'vitest';
import { firstUnanswered, stepIn } from './steps.ts';

it.each([
  ['?step=1', 1],
  ['?step=4', 4],
  ['?other=1&step=3', 3],
  ['', undefined],
  ['?step=0', undefined],
  ['?step=5', undefined],
  ['?step=2.5', undefined],
  ['?step=two', undefined],
])('reads the step of %j as %s', (search, step) => {
  expect(stepIn(new URLSearchParams(search))).toBe(step);
});

it.each([
  [{ budget: 50 }, 1],
  [{ projectType: 'nonsense', budget: 50 }, 1],
  [{ projectType: 'creator', budget: '' }, 2],
  [{ projectType: 'creator', budget: 0.5 }, 2],
  [{ projectType: 'creator', budget: '$50' }, 3],
])('leads from the answers %j to step %s', (answers, step) => {
  expect(firstUnanswered(answers)).toBe(step);
});
