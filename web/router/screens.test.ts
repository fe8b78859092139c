import { expect, test, vi } from 'vitest';
import { loadMatch, matchScreen, type Screen } from './screens.ts';

const code = { default: () => null };
const screen = (path: string): Screen => ({ path, load: async () => code });
const screens = ['/', '/page/:pageNumber', '/search/:keyword', '/search/:keyword/page/:pageNumber', '*'].map(
  screen,
);
const match = (pathname: string) => {
  const { screen, params } = matchScreen(screens, pathname);
  return [screen.path, params];
};

test.each([
  ['/', '/', {}],
  ['/page/2', '/page/:pageNumber', { pageNumber: '2' }],
  ['/Page/2/', '/page/:pageNumber', { pageNumber: '2' }],
  ['/search/50%25%20%2F%20off', '/search/:keyword', { keyword: '50% / off' }],
  ['/search/%252F/page/3', '/search/:keyword/page/:pageNumber', { keyword: '%2F', pageNumber: '3' }],
  ['/search/100%', '/search/:keyword', { keyword: '100%' }],
])('%s is the screen %s with %j', (pathname, path, params) => {
  expect(match(pathname)).toEqual([path, params]);
});

test.each(['/page', '/page//', '/page/2/3', '/search//page/2'])('%s is none of them', (pathname) => {
  expect(match(pathname)[0]).toBe('*');
});

test('the code of a screen is loaded once, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(code);
  const found = { screen: { path: '/', load } as Screen, params: {} };
  await expect(loadMatch(found, '/')).rejects.toThrow('offline');
  expect((await loadMatch(found, '/')).screen.code).toEqual(code);
  await loadMatch(found, '/');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the addresses of an area are loaded with the first use of one of its screens', async () => {
  const area = { screens: ['/admin/orders/ship', '/admin/orders/:id', '*'].map(screen) };
  const load = vi.fn(async () => area);
  const found = async (pathname: string) => {
    const { screen, params } = await loadMatch(matchScreen([{ path: '/admin/*', load }], pathname), pathname);
    return [screen.path, params, screen.code];
  };
  expect(load).not.toHaveBeenCalled();
  expect(await found('/admin/orders/ship')).toEqual(['/admin/orders/ship', {}, code]);
  expect(await found('/admin/orders/7')).toEqual(['/admin/orders/:id', { id: '7' }, code]);
  expect((await found('/admin'))[0]).toBe('*');
});
