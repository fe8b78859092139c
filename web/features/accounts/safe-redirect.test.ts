import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  '/',
  '/shipping',
  '/order/01890a5d-ac96-774b-bcce-b302099a8057',
  '/search/red%20shoes?page=2#top',
  '/login?redirect=//evil.example',
])('a path of the shop is kept: %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\..\\..\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '@evil.example',
  'evil.example',
  '/..//evil.example',
  '/./\u0000/evil.example',
  '',
])('anything else falls back to the home page: %j', (target) => {
  expect(safeRedirect(target)).toBe('/');
});

test('of a doubled parameter only the checked first one counts', () => {
  const query = new URLSearchParams('redirect=%2Fshipping&redirect=%2F%2Fevil.example');
  expect(safeRedirect(query.get('redirect'))).toBe('/shipping');
});

test('an encoded slash is judged after decoding', () => {
  for (const query of [
    'redirect=%2f%2fevil.example',
    'redirect=/%09/evil.example',
    'redirect=/%5Cevil.example',
  ]) {
    expect(safeRedirect(new URLSearchParams(query).get('redirect'))).toBe('/');
  }
});

test('a missing parameter means the home page', () => {
  expect(safeRedirect(null)).toBe('/');
});
