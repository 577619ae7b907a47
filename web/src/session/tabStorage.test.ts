import { afterEach, expect, it } from 'vitest';
import { signedInHint } from '../../../common/signedInHint.ts';
import { forgetTab, leaveTab, readTab, tabOwner, takeTab, writeTab } from './tabStorage.ts';

const hint = `${signedInHint}=1`;

afterEach(() => {
  document.cookie = `${hint}; max-age=0`;
});

it('keeps what a visitor typed for whoever signs in, and takes it along', () => {
  writeTab('name', 'Thesis');
  takeTab('ada');
  expect(readTab('name')).toBe('Thesis');
  leaveTab();
  expect(readTab('name')).toBeUndefined();
});

it('keeps what a user typed from anybody else, until the same user is back', () => {
  takeTab('ada');
  writeTab('name', 'Thesis');
  leaveTab();
  writeTab('name', 'A visitor’s');
  takeTab('bob');
  expect(readTab('name')).toBe('A visitor’s');
  writeTab('name', undefined);
  leaveTab();
  takeTab('ada');
  expect(readTab('name')).toBe('Thesis');
});

it('is its last user’s after a reload while the hint tells of somebody', () => {
  takeTab('ada');
  writeTab('name', 'Thesis');
  leaveTab();
  expect([tabOwner(), readTab('name')]).toEqual(['', undefined]);
  document.cookie = hint;
  expect([tabOwner(), readTab('name')]).toEqual(['ada', 'Thesis']);
});

it('gives what a visitor began to the user it has become, and what a user began to nobody else', () => {
  const before = tabOwner();
  takeTab('ada');
  const ada = tabOwner();
  writeTab('found', 'five tools', before);
  expect(readTab('found')).toBe('five tools');
  leaveTab();
  takeTab('bob');
  writeTab('found', 'five others', ada);
  expect(readTab('found')).toBeUndefined();
});

it('forgets all of everybody', () => {
  takeTab('ada');
  writeTab('name', 'Thesis');
  leaveTab();
  writeTab('name', 'A visitor’s');
  forgetTab();
  expect(sessionStorage).toHaveLength(0);
});
