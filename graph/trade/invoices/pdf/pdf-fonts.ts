import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** Noto Sans has a file for each part of Unicode. The first one that has a character draws it. */
const PARTS = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'devanagari'],
  ...['greek-ext', 'cyrillic-ext'],
] as const;
/** Shown for a character that none of them has. */
const REPLACEMENT = '\uFFFD';

export type Weight = 400 | 700;

export interface PdfFont {
  name: string;
  data: Buffer;
  has: (codePoint: number) => boolean;
}

/** Characters next to each other that one font has. */
export interface Run {
  font: PdfFont;
  text: string;
}

const opened = new Map<Weight, PdfFont[]>();

function fontsOf(weight: Weight): PdfFont[] {
  const known = opened.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const fonts = PARTS.map((part) => {
    const data = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff`));
    const font = create(data);
    // A type of fontkit, which also opens collections.
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${part} is no font.`);
    const has = (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
    return { name: `${part}-${weight}`, data, has };
  });
  opened.set(weight, fonts);
  return fonts;
}

/** The text in the fonts that have it, all of it visible: what no font has is a replacement character, and marks that only guide the layout go. */
export function runsOf(text: string, weight: Weight): Run[] {
  const fonts = fontsOf(weight);
  const runs: Run[] = [];
  for (const character of text.toWellFormed().normalize('NFC')) {
    const last = runs.at(-1);
    const has = (font: PdfFont) => font.has(character.codePointAt(0)!);
    // A mark belongs to the letter before it.
    const font = last && /\p{M}/u.test(character) && has(last.font) ? last.font : fonts.find(has);
    if (!font && /[\p{Cf}\p{Cc}]/u.test(character)) continue;
    const run = { font: font ?? fonts[0]!, text: font ? character : REPLACEMENT };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
