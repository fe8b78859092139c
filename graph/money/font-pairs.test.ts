import { readFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { FONT_PAIRS, type FontPairName, fontFaces, fontVariables } from './font-pairs.ts';

const names = Object.keys(FONT_PAIRS) as FontPairName[];
const open = (file: string) => openSync(`web/public/fonts/${file}.woff2`) as Font;
const lacks = (font: Font, text: string) =>
  [...text].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!));

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

test.each(names)('%s has the letters of its languages, and the weights that pages use', (name) => {
  const { heading, body } = FONT_PAIRS[name];
  for (const { file } of [heading, body]) {
    expect(lacks(open(file), `${ASCII}€£¥–—‘’“”…×`)).toEqual([]);
    expect(lacks(open(`${file}-accents`), 'ÄÖÜßäöüÀÉÈéèêëçñÑåØøœŒ¡¿°½™')).toEqual([]);
  }
  expect(open(body.file).variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
});

test.each(names.filter((name) => name !== 'CITRON'))(
  '%s is loaded by rules of its own, with what stands in until then',
  (name) => {
    const { heading, body } = FONT_PAIRS[name];
    const rules = fontFaces(name);
    for (const { name: family, file } of [heading, body]) {
      expect(rules).toContain(`font-family:"${family}";src:url(/fonts/${file}.woff2)`);
      expect(rules).toContain(`font-family:"${family} stand-in";src:local(`);
      expect(rules.match(new RegExp(`"${family}[^}]+ascent-override:9[35]%`, 'g'))).toHaveLength(4);
    }
    // Text is there from the first paint, also when a font fails.
    expect(rules.match(/font-display:swap/g)).toHaveLength(6);
    const variables = fontVariables(name);
    expect(variables['--heading-font']).toMatch(`"${heading.name}","${heading.name} stand-in",`);
    expect(variables['--body-font']).toMatch(`"${body.name}","${body.name} stand-in",`);
    const licence = readFileSync('web/public/fonts/LICENSE.txt', 'utf8');
    for (const family of [heading, body]) expect(licence).toContain(`${family.name} Project Authors`);
  },
);

test('the fonts of a new shop need no rules besides those of its page', () => {
  expect(fontFaces('CITRON')).toBe('');
  expect(fontVariables('CITRON')).toEqual({});
});
