import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { linked } from './SetupHints.tsx';

const SOURCES = ['graph/server/first-steps.ts', 'graph/server/untaxed-classes.ts'];

test('a hint links each place that it names', () => {
  const hint =
    'Choose another class on the screen Products and under Shipping on the screen Settings, or add a rate under Taxes on the screen Settings.';
  const html = renderToStaticMarkup(<MemoryRouter>{linked(hint)}</MemoryRouter>);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/admin/productlist',
    '/admin/settings#shipping-methods',
    '/admin/settings#taxes',
  ]);
  expect(html.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(hint);
});

test('no hint of the server names a screen without a link', () => {
  const named = SOURCES.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/[^:,;]*the screen \w+/g)]);
  expect(named.length).toBeGreaterThan(3);
  for (const [text] of named) expect(linked(text).length, text).toBeGreaterThan(1);
});
