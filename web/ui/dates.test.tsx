import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShortDate } from '../features/orders/ShortDate.tsx';
import { Day } from './Day.tsx';
import { Time } from './Time.tsx';

const iso = new Date(2026, 10, 4, 9, 5).toISOString();
const shown = (html: string) => html.replace(/<[^>]+>/g, '');

test('days and moments are written in one way, with all their digits', () => {
  expect(shown(renderToStaticMarkup(<Time iso={iso} />))).toBe('2026-11-04 09:05');
  for (const Shown of [Day, ShortDate])
    expect(shown(renderToStaticMarkup(<Shown iso="2026-11-04T09:05:00.000Z" />))).toBe('2026-11-04');
  expect(renderToStaticMarkup(<ShortDate iso={iso} />)).toContain('title="2026-11-04 09:05"');
  expect(renderToStaticMarkup(<ShortDate iso={null} />)).toBe('');
});

test('no screen writes a day as the browser would', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/e2e/**'] });
  const others = sources.filter((file) =>
    /toLocale(Date|Time)|new Date\([^)]*\)\.toLocale|DateTimeFormat/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
