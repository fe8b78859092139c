import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTest } from '../testing/has-test.ts';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

test('each threat has its tests, or says why it has none', () => {
  expect(rows.length).toBeGreaterThan(120);
  expect(new Set(rows.map(([threat]) => threat)).size).toBe(rows.length);
  for (const [threat, happens = '', shownBy, ...more] of rows) {
    expect(more, threat).toEqual([]);
    if (shownBy === 'no test') expect(happens).toMatch(/^No test.{20,}/);
    else expect(shownBy, threat).toMatch(/^`[^`]+: [^`]+`(<br>`[^`]+: [^`]+`)*$/);
  }
});

test('every test that is named exists', () => {
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?: [^`]+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(180);
  expect(named.filter((name) => !hasTest(name))).toEqual([]);
});
