import { describe, expect, test } from 'vitest';
import { loginUrl, pageNumber, searchUrl, signUrl } from './urls.ts';

describe('addresses', () => {
  test('a keyword stays one path segment and a blank one leads home', () => {
    expect(searchUrl(' 50% off / a?b#c ')).toBe('/search/50%25%20off%20%2F%20a%3Fb%23c');
    expect(searchUrl('tv', 3)).toBe('/search/tv/page/3');
    expect(searchUrl('   ')).toBe('/');
  });

  test('sign-in links carry a readable target', () => {
    expect(loginUrl('/shipping')).toBe('/login?redirect=/shipping');
    expect(loginUrl('/search/a&b')).toBe('/login?redirect=/search/a%26b');
    expect(loginUrl()).toBe('/login');
    expect(signUrl()).toBe('/sign/?redirect=/');
  });

  test('odd page numbers mean the first page', () => {
    expect(['3', '0', '-1', 'abc', '1.5', undefined].map(pageNumber)).toEqual([3, 1, 1, 1, 1, 1]);
  });
});
