import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import laterStyles from '../later.css?url';
import { isPagePath, paths } from '../../../common/paths.ts';
import { laterRoutes } from './laterRoutes.tsx';
import { frameId, routes } from './routes.tsx';
import { render } from '../../test/render.tsx';

beforeEach(() => {
  Object.assign(globalThis, { scrollTo: vi.fn() }); // jsdom has none
  // It loads no styles, either.
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterStyles });
  Object.defineProperty(styles, 'sheet', { value: new CSSStyleSheet() });
  document.head.append(styles);
});

function open(path: string) {
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    patchRoutesOnNavigation: ({ patch }) => patch(frameId, laterRoutes),
  });
  render(<RouterProvider router={router} />);
}

it('says that a page is not there and leads home', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('Page not found – Stackling');

  await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Stack the right tools/ })).toBeTruthy();
});

it('moves the focus to the heading after a navigation and announces the title', async () => {
  open(paths.about);
  await screen.findByRole('heading', { level: 1, name: 'About Stackling' });
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBe(document.activeElement);
  expect((await screen.findByText('Privacy – Stackling')).getAttribute('role')).toBe('status');
});

it('has a screen with a title of its own for every path that the server knows', () => {
  const screens = [...routes.flatMap(({ children }) => children), ...laterRoutes];
  const known = screens.filter(({ path }) => path !== '*');
  expect(known.map(({ path }) => path).sort()).toEqual(Object.values(paths).sort());
  expect(new Set(screens.map(({ handle }) => handle.title)).size).toBe(screens.length);
});

it('tells the paths of the page from others', () => {
  const paths = ['/', '/finder', '/finder/', '/auth/reset', '/auth/reset/', '//', '/dashboard/subscriptions/VHJh'];
  const others = [
    '/nowhere',
    '/finder/more',
    '/auth/reset/x',
    '/auth/x',
    '/dashboard/subscriptions/',
    '/dashboard/subscriptions/a/b',
  ];
  expect(paths.map(isPagePath)).toEqual(paths.map(() => true));
  expect(others.map(isPagePath)).toEqual(others.map(() => false));
});

it('opens the same links from a menu on small screens, and Escape closes it', async () => {
  open(paths.terms);
  const button = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  expect(screen.getByRole('navigation', { name: 'Menu' }).textContent).toBe('HomeFinder');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('keeps this year in the footer', async () => {
  open(paths.terms);
  expect(await screen.findByText(`© ${new Date().getFullYear()} Stackling. All rights reserved.`)).toBeTruthy();
});
