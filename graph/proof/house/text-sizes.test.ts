import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Mail programs know neither `rem` nor a reader's text size. */
const MAILS =
  /^graph\/(platform\/mail\/(layout|order-card|order-steps)|trade\/payments\/mails\/|.+-reminder)/;
const files = globSync(['web/**/*.{ts,tsx,css,html}', 'graph/**/*.{tsx,css}'])
  .filter((file) => !/\.(generated|test)\.tsx?$/.test(file) && !MAILS.test(file))
  .toSorted();

/** Text sizes and line heights in pixels. A bare number of a `sx` or `style` is pixels, that of a line height is a factor. */
const pixels = [
  /\bfont-?[sS]ize['"]?\s*[:=]\s*\{?\s*['"]?\d[\d.]*(px\b|\s*[,;}\n]|['"])/g,
  /\bfont-?[sS]ize:\s*\{[^}]*:\s*['"]?\d[\d.]*(px\b|\s*[,}])/g,
  /\bfont['"]?\s*:\s*['"`]?[^'"`;\n}]*\d(px|pt)\b/g,
  /\bfont:\s*\n[^;]*\d(px|pt)\b/g,
  /\bline-?[hH]eight['"]?\s*:[^;,}\n]*\d(px|pt)\b/g,
];

function textInPixels(source: string): string[] {
  return pixels.flatMap((pattern) => source.match(pattern) ?? []);
}

test('text grows with the size that the reader has set: none is measured in pixels', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    textInPixels(readFileSync(file, 'utf8')).map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'fontSize: 14,',
  'fontSize: 14 }',
  "fontSize: '14px'",
  "fontSize: { xs: 14, sm: '1rem' }",
  "fontSize: { xs: '1rem', sm: 15 }",
  'fontSize={14}',
  'font-size: 18px;',
  "font: '18px/1.5 system-ui'",
  'font:\n    15px / 1.4 system-ui,',
  'font:17px/26px Figtree',
  "lineHeight: '20px'",
  'line-height: 24px;',
])('%j is found', (source) => {
  expect(textInPixels(source)).not.toEqual([]);
});

test.each([
  "fontSize: '0.875rem',",
  "fontSize: { xs: '0.875rem', sm: '1rem' }",
  'fontSize: clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  'lineHeight: 1.5,',
  "lineHeight: '1.25rem'",
  'font: inherit;\n padding: 4px',
  'font-weight: 700;',
  "font: 'inherit', padding: '8px'",
])('%j is none', (source) => {
  expect(textInPixels(source)).toEqual([]);
});
