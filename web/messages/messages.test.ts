import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes that people read. */
const SHOWN =
  /^(label|title|legend|hint|alt|placeholder|aria-label|action|consequence|description|noun|note|emptyText)$/;
const hasLetters = (text: string) => /\p{L}{2}/u.test(text) && !/^(\/|&)/.test(text);

/** What people read of one file and no message module has. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const { text } = node.initializer;
      if (SHOWN.test(node.name.getText()) && hasLetters(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  return found.map((text) => `${file}: ${text}`);
}

test('components take their texts from web/messages', () => {
  const files = globSync('web/{app,features,pages,ui}/**/*.tsx', { exclude: ['**/*.{test,generated}.tsx'] });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(textsIn)).toEqual([]);
});

/** The texts of hints of fields: `hint={t.key}` or `hint: t.key`. */
function hintsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, place] = /\* as t from '#messages\/([^']+)'/.exec(source) ?? [];
  if (!place) return [];
  const catalog = readFileSync(`web/messages/en/${place}.tsx`, 'utf8');
  return [...source.matchAll(/\bhint(?:=\{|: ).*?\bt\.(\w+)/g)].map(
    ([, key]) => `${file}: ${new RegExp(`export const ${key} =\\s*([\\s\\S]+?);\\n`).exec(catalog)?.[1]}`,
  );
}

test('hints of fields are sentences with a full stop', () => {
  const files = globSync('web/{app,features,pages,ui}/**/*.{ts,tsx}', {
    exclude: ['**/*.{test,generated}.{ts,tsx}'],
  });
  const hints = files.flatMap(hintsIn);
  expect(hints.length).toBeGreaterThan(40);
  expect(hints.filter((hint) => !/[.?]['"`]$/.test(hint))).toEqual([]);
});
