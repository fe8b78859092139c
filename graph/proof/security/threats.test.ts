import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(180);
  const missing = named.filter(([, file = '', title = '']) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1');
    return !['"', "'", '`'].some((quote) => source.includes(quote + title + quote));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
