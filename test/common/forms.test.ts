import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { finderCardForm, recommendForm } from '../../common/forms/finderForms.ts';
import { longestDescription } from '../../common/limits.ts';

const project = { projectType: 'work', budget: 50, projectDescription: 'A small remote team' };
const messagesOf = (form: typeof recommendForm | typeof finderCardForm, input: unknown) =>
  form.safeParse(input).error?.issues.map(({ message }) => issueOfForm('', message).message);

describe('the form of the API', () => {
  it('takes a project without description or name', () => {
    expect(recommendForm.parse({ projectType: 'creator', budget: 1 })).toEqual({
      projectType: 'creator',
      budget: 1,
      projectDescription: '',
      projectName: '',
    });
  });

  it.each([
    ['$50', 50],
    ['1,000', 1_000],
    [' 12.50 ', 12.5],
  ])('reads a typed budget of %j as %d', (typed, budget) => {
    expect(recommendForm.parse({ ...project, budget: typed }).budget).toBe(budget);
  });

  it.each([0, 0.99, -5, '', 'ten', '$', null, undefined, Number.NaN, {}, [50], true])(
    'refuses a budget of %j',
    (budget) => {
      expect(messagesOf(recommendForm, { ...project, budget })).toEqual(['Budget must be at least $1']);
    },
  );

  it('refuses budgets that nobody has', () => {
    expect(messagesOf(recommendForm, { ...project, budget: '1e300' })).toEqual(['Budget must be at most $1,000,000']);
  });

  it.each(['', 'toString', 'Work', null, undefined, 5])('refuses a project type of %j', (projectType) => {
    expect(messagesOf(recommendForm, { ...project, projectType })).toEqual(['Please select a project type']);
  });

  it('refuses a description that is too long', () => {
    const projectDescription = 'x'.repeat(longestDescription + 1);
    expect(messagesOf(recommendForm, { ...project, projectDescription })).toEqual([
      'Please keep the description to at most 5,000 characters',
    ]);
  });
});

describe('the form of the finder card', () => {
  it('wants ten characters, not counting the blanks around them', () => {
    expect(messagesOf(finderCardForm, { prompt: '  too short ', budget: 50, category: 'personal' })).toEqual([
      'Please enter at least 10 characters to get helpful recommendations',
    ]);
  });
});
