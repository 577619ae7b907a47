import { expect, it } from 'vitest';
import { authPath, nextOf } from './next.ts';

const next = (value: string) => nextOf(new URLSearchParams({ next: value }));

it('leads back to where somebody was, with the search', () => {
  const path = authPath({ pathname: '/projects', search: '?stack=a&b=c' });
  expect(path).toBe('/auth?next=%2Fprojects%3Fstack%3Da%26b%3Dc');
  expect(nextOf(new URL(path, location.origin).searchParams)).toBe('/projects?stack=a&b=c');
});

it.each([
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/auth',
  '/auth/reset#token',
])('leads nowhere by %j', (value) => expect(next(value)).toBeUndefined());

it('leads nowhere without a word of it', () => expect(nextOf(new URLSearchParams())).toBeUndefined());
