import { globSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShortDate } from '../features/orders/ShortDate.tsx';
import { Day } from './Day.tsx';
import { RecentTime } from './RecentTime.tsx';
import { type Settings, SettingsContext } from './settings.ts';
import { startOfDay } from './start-of-day.ts';
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

test('in a shop with a time zone, days and moments are those of this zone', () => {
  const late = '2026-11-04T23:30:00.000Z';
  const inShop = (timeZone: string | undefined, content: ReactNode) =>
    renderToStaticMarkup(<SettingsContext value={{ timeZone } as Settings}>{content}</SettingsContext>);
  for (const Shown of [Day, ShortDate]) {
    expect(shown(inShop('Europe/Berlin', <Shown iso={late} />))).toBe('2026-11-05');
    expect(shown(inShop('America/Toronto', <Shown iso={late} />))).toBe('2026-11-04');
    expect(shown(inShop(undefined, <Shown iso={late} />))).toBe('2026-11-04');
  }
  expect(inShop('Europe/Berlin', <ShortDate iso={late} />)).toContain('title="2026-11-05 00:30"');
  for (const Shown of [Time, RecentTime])
    expect(inShop('Europe/Berlin', <Shown iso={late} />)).toMatch(/2026-11-05( |.*>)00:30/);
});

test('a day that is chosen begins where the shop is', () => {
  expect(startOfDay('2026-11-05', 0, 'Europe/Berlin')).toBe('2026-11-04T23:00:00.000Z');
  // The clocks changed on 2026-10-25.
  expect(startOfDay('2026-10-25', 1, 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z');
  expect(startOfDay('2026-11-05', 1, 'UTC')).toBe('2026-11-06T00:00:00.000Z');
  expect(startOfDay('2026-11-05', 0, undefined)).toBe(new Date(2026, 10, 5).toISOString());
  expect(startOfDay('soon', 0, 'UTC')).toBeNull();
});

test('no screen writes a day as the browser would', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/e2e/**'] });
  const others = sources.filter((file) =>
    /toLocale(Date|Time)|new Date\([^)]*\)\.toLocale|DateTimeFormat/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
