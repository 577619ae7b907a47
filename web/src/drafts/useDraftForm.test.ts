import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { takeTab, writeTab } from '../session/tabStorage.ts';
import { hasDraft } from './draft.ts';
import { useDraftForm } from './useDraftForm.ts';

const schema = z.object({
  email: z.string().check(z.regex(z.regexes.email)),
  color: z._default(z.nullable(z.enum(['red', 'green'])), 'red'),
  isLoud: z.boolean(),
  password: z.string(),
});
const saved = { email: 'ada@example.com', color: 'red', isLoud: false, password: '' } as const;

const open = (email: string = saved.email) =>
  renderHook(() =>
    useDraftForm(schema, {
      key: 'test',
      fields: ['email', 'color', 'isLoud'],
      defaultValues: { ...saved, email },
    }),
  );

it('starts as it was left, right or wrong, but for what it must not keep', () => {
  const { result, unmount } = open();
  act(() => {
    result.current.form.setValue('email', 'ada@');
    result.current.form.setValue('isLoud', true);
    result.current.form.setValue('password', 'secret1');
  });
  unmount();
  expect(open().result.current.form.getValues()).toEqual({ ...saved, email: 'ada@', isLoud: true });
});

it('keeps nothing where nothing was typed, or all was taken back', () => {
  const { result } = open();
  act(() => result.current.form.setValue('password', 'secret1'));
  expect(hasDraft('test')).toBe(false);
  act(() => result.current.form.setValue('email', 'ada@'));
  expect(hasDraft('test')).toBe(true);
  act(() => result.current.form.setValue('email', saved.email));
  expect(hasDraft('test')).toBe(false);
});

it('shows what was saved meanwhile where nothing was typed', () => {
  const { result, unmount } = open();
  act(() => result.current.form.setValue('color', 'green'));
  unmount();
  expect(open('ada@example.org').result.current.form.getValues()).toMatchObject({
    email: 'ada@example.org',
    color: 'green',
  });
});

it('takes no choice that is no longer there, and nothing of another shape', () => {
  writeTab('draft:test', { email: 'ada@', color: 'blue', isLoud: 'yes', password: 'secret1', other: 1 });
  expect(open().result.current.form.getValues()).toEqual({ ...saved, email: 'ada@' });
  writeTab('draft:test', 'nonsense');
  expect(open().result.current.form.getValues()).toEqual(saved);
});

it('is empty again once it is cleared', () => {
  const { result, unmount } = open();
  act(() => result.current.form.setValue('email', 'ada@'));
  act(() => result.current.clear());
  expect(result.current.form.getValues()).toEqual(saved);
  unmount();
  expect(open().result.current.form.getValues()).toEqual(saved);
});

it('shows nobody what somebody else typed', () => {
  takeTab('ada');
  const { result, unmount } = open();
  act(() => result.current.form.setValue('email', 'ada@'));
  unmount();
  takeTab('bob');
  expect(open().result.current.form.getValues()).toEqual(saved);
});
