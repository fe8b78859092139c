import { expect, test } from 'vitest';
import { analyticsSettings } from './analytics-settings.ts';

const { script, origins } = analyticsSettings.fields;

test('a new shop loads no script, and asks visitors before it loads one', () => {
  expect(analyticsSettings.defaults).toEqual({
    script: null,
    siteId: null,
    origins: null,
    needsConsent: true,
  });
});

test('the address of a script is stored as browsers write it', () => {
  expect(script.read(' https://Stats.Example.com/js/script.js?id=G-1 ')).toBe(
    'https://stats.example.com/js/script.js?id=G-1',
  );
  expect(script.read('https://stats.example.com:8443/a.js')).toBe('https://stats.example.com:8443/a.js');
  expect(script.read('')).toBeNull();
});

test.each([
  'http://stats.example.com/script.js',
  'javascript:alert(1)//stats.example.com',
  'data:text/javascript,alert(1)',
  '//stats.example.com/script.js',
  '/script.js',
  'https://*/script.js',
  'https://*.example.com/script.js',
  "https://a.example;script-src'unsafe-inline'/x.js",
  'https://a.example,b.example/x.js',
  'https://user:password@stats.example.com/x.js',
  'https://stats.example.com/x.js#part',
  'https://localhost/x.js',
  `https://stats.example.com/${'x'.repeat(500)}`,
])('%s is no address of a script', (value) => expect(() => script.read(value)).toThrow());

test('servers that the script sends to are origins, each once', () => {
  expect(origins.read('https://a.example, https://B.example/  https://a.example:443')).toBe(
    'https://a.example https://b.example',
  );
});

test.each([
  'https://a.example/path',
  'https://a.example https://*',
  "https://a.example 'unsafe-inline'",
  'http://a.example',
  'https://a.example?x',
  [1, 2, 3, 4, 5, 6].map((n) => `https://a${n}.example`).join(' '),
])('%s is refused as servers to send to', (value) => expect(() => origins.read(value)).toThrow());
