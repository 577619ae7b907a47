import { expect, it } from 'vitest';
import { addressOf, readView } from './view.ts';

it.each([
  ['', { search: '', status: undefined, order: 'created', direction: 'DESC' }],
  ['direction=reverse', { search: '', status: undefined, order: 'created', direction: 'ASC' }],
  ['search=a+b%26c&order=last-login', { search: 'a b&c', status: undefined, order: 'last-login', direction: 'DESC' }],
  ['order=email&direction=reverse', { search: '', status: undefined, order: 'email', direction: 'DESC' }],
  ['search=a&status=never-signed-in', { search: 'a', status: 'never-signed-in', order: 'created', direction: 'DESC' }],
])('keeps a view in the address ?%s', (address, view) => {
  expect(readView(new URLSearchParams(address))).toEqual(view);
  expect(addressOf(readView(new URLSearchParams(address)))).toBe(address);
});

it('leaves out of an address what makes no sense', () => {
  expect(readView(new URLSearchParams('order=shoe-size&direction=up&search=&status=asleep'))).toEqual(
    readView(new URLSearchParams()),
  );
});
