import { globSync, readFileSync } from 'node:fs';
import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The production code of the server and the web app. */
const forDevelopers = /\.test\.tsx?$|^graph\/proof\/|^web\/e2e\//;
const sources = globSync(['graph/**/*.{ts,js}', 'web/**/*.{ts,tsx}']).filter(
  (path) => !forDevelopers.test(path),
);

/** Patterns that the check cannot prove linear, and why they are harmless. */
const harmless: Record<string, string> = {
  [/^(\d{1,9})(?:\.(\d{1,2})0*)?$/.source]: 'two readings at most of the zeros',
  [/`([^`]+)`/.source]: 'reads texts of the documentation',
  [/\{(\w+)\}/.source]: 'reads the table of REST paths',
  [/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/.source]: 'reads the built page and its styles',
  [/<style[^>]*>(.*?)<\/style>/.source]: 'reads the built page and its styles',
};

function patternsIn(path: string, text = readFileSync(path, 'utf8')): { pattern: RegExp; place: string }[] {
  const found: { pattern: RegExp; place: string }[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ pattern, place: `${path}: ${node.text}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A pattern that repeats nothing takes no more steps at any place of a longer text. */
const repeats = ({ source }: RegExp) => /[*+{]/.test(source);
const isLinear = (pattern: RegExp) => !repeats(pattern) || isSafe(pattern).safe;

test('no pattern takes longer than in proportion to the text it runs over', { timeout: 240_000 }, () => {
  const patterns = sources.flatMap((path) => patternsIn(path));
  expect(patterns.length).toBeGreaterThan(50);
  const doubtful = patterns.filter(({ pattern }) => !isLinear(pattern));
  expect(doubtful.filter(({ pattern }) => !harmless[pattern.source]).map(({ place }) => place)).toEqual([]);
  // An unused exception would hide a new pattern of this kind.
  const needed = new Set(doubtful.map(({ pattern }) => pattern.source));
  expect(Object.keys(harmless).filter((source) => !needed.has(source))).toEqual([]);
});

test.each([
  [
    'an e-mail address within a run of characters',
    `/[^\\s"'<>()=:,;/\\\\]+(?:@|%40)[^\\s"'<>()=:,;/\\\\]+/g`,
  ],
  ['spaces before the end', '/\\s+$/'],
  ['groups that repeat within each other', '/^(\\w+\\s?)*$/'],
  ['anything between two words', '/select .* from/'],
])('the check finds %s', (_, literal) => {
  const [found] = patternsIn('example.ts', `export const example = ${literal};`);
  expect(isLinear(found!.pattern)).toBe(false);
});

test('no pattern is put together at run time, where nothing checks it', () => {
  const made = sources.filter((path) => /\bRegExp\(/.test(readFileSync(path, 'utf8')));
  expect(made).toEqual([]);
});
