import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { limits } from '../../platform/limits/limits.ts';
import { declared } from '../../server/modules.ts';

const guide = readFileSync('docs/api.md', 'utf8');

/** The cells of the table below a heading, without its head. */
function tableOf(heading: string): string[][] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

test('the guide lists every error code with its status', () => {
  const listed = tableOf('Errors');
  expect(Object.fromEntries(listed.map(([code, status]) => [code, Number(status)]))).toEqual(
    declared.httpStatus,
  );
  expect(listed.filter(([, , meaning, advice]) => !meaning || !advice)).toEqual([]);
});

test('the guide lists every limit', () => {
  const listed = tableOf('Limits').map(([what, most, code]) => ({ what, most: Number(most), code }));
  expect(listed).toEqual(Object.values(limits));
});

test('every query of the guide is valid', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const queries = [...guide.matchAll(/"query": "([^"]+)"/g)].map(([, query]) => query ?? '');
  expect(queries.length).toBe(5);
  expect(queries.flatMap((query) => validate(schema, parse(query)))).toEqual([]);
});
