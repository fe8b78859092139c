/** A family of fonts that the shop serves. */
interface Family {
  name: string;
  /** Name of its files in `web/public/fonts`. */
  file: string;
  /** What stands in until it is loaded, and how wide that is made, in percent, so that little moves when it comes. */
  standIn: StandIn;
  width: number;
}

export interface FontPair {
  /** Of headings and of the shop's name, at weight 700. */
  heading: Family;
  /** Of all other text, at the weights 400 to 700. */
  body: Family;
}

type StandIn = keyof typeof LOCAL;

/** Fonts of devices; Liberation has the widths of the others. */
const LOCAL = {
  sans: ['Arial', 'Liberation Sans'],
  boldSans: ['Arial Bold', 'Liberation Sans Bold'],
  boldSerif: ['Times New Roman Bold', 'Liberation Serif Bold'],
} as const;

const family = (name: string, standIn: StandIn, width: number): Family => ({
  name,
  standIn,
  width,
  file: name.toLowerCase().replaceAll(' ', '-'),
});

/**
 * The pairs of fonts that a shop can choose from. Each takes at most 24 kB of a page of plain text. The widths compare letters as often as
 * English has them.
 */
export const FONT_PAIRS = {
  CITRON: {
    heading: family('Bricolage Grotesque', 'boldSans', 100),
    body: family('Figtree', 'sans', 100),
  },
  EDITORIAL: {
    heading: family('Newsreader', 'boldSerif', 106.5),
    body: family('Mulish', 'sans', 104.5),
  },
  WARM: {
    heading: family('Fraunces', 'boldSerif', 115.9),
    body: family('Nunito Sans', 'sans', 101.7),
  },
  TECHNICAL: {
    heading: family('Space Grotesk', 'boldSans', 102.4),
    body: family('Manrope', 'sans', 103.5),
  },
  ROUND: {
    heading: family('Outfit', 'boldSans', 95.3),
    body: family('Plus Jakarta Sans', 'sans', 104.9),
  },
  WIDE: {
    heading: family('Sora', 'boldSans', 107.3),
    body: family('Hanken Grotesk', 'sans', 101.4),
  },
} as const satisfies Record<string, FontPair>;

export type FontPairName = keyof typeof FONT_PAIRS;

/** The address of the file that headings need at once. */
export const headingFile = (name: FontPairName): string => `/fonts/${FONT_PAIRS[name].heading.file}.woff2`;

/** Letters with accents and rare signs, which are files of their own. */
const ACCENTS =
  'U+A1-A2,U+A4,U+A6-A8,U+AA-B6,U+B8-D6,U+D8-17F,U+201A,U+201E,U+2039-203A,U+2122,U+2191-2193,U+2212';
/** The sign of the rupee, which only Citron's fonts have. */
const RUPEE = 'U+20B9';

/** The rules that load a pair for a page that has none of the web app's own, as `Heading` and `Body`. */
export function plainFontFaces(name: FontPairName): string {
  const { heading, body } = FONT_PAIRS[name];
  const face = (as: string, file: string, look: string) =>
    `@font-face{font-family:${as};src:url(/fonts/${file}.woff2) format("woff2");font-weight:${look};font-display:swap}`;
  return face('Heading', heading.file, '700') + face('Body', body.file, '400 700');
}

/** The rules that load a pair, where a page uses it. The default pair needs none: `web/index.html` has its own. */
export function fontFaces(name: FontPairName): string {
  if (name === 'CITRON') return '';
  const { heading, body } = FONT_PAIRS[name];
  return (
    rulesOf(heading, `font-weight:700;${lines(93, 27)}`, FONT_PAIRS.CITRON.heading) +
    rulesOf(body, `font-weight:400 700;${lines(95, 25)}`, FONT_PAIRS.CITRON.body)
  );
}

/** Letters stand in their line where those of Citron's fonts do, in percent of the size: on the shelf of the home page they touch its line. */
const lines = (ascent: number, descent: number) =>
  `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;

function rulesOf(family: Family, look: string, ofRupee: Family): string {
  const face = (file: string, range = '') =>
    `@font-face{font-family:"${family.name}";src:url(/fonts/${file}.woff2) format("woff2");${look};font-display:swap;${range && `unicode-range:${range};`}}`;
  const local = LOCAL[family.standIn].map((font) => `local("${font}")`).join();
  return (
    face(family.file) +
    face(`${family.file}-accents`, ACCENTS) +
    face(ofRupee.file, RUPEE) +
    `@font-face{font-family:"${standInOf(family)}";src:${local};${look};size-adjust:${family.width}%}`
  );
}

const standInOf = ({ name }: Family) => `${name} stand-in`;

/** The variables of CSS that the theme takes a pair from, where it is not the default. */
export function fontVariables(name: FontPairName): Record<string, string> {
  if (name === 'CITRON') return {};
  const { heading, body } = FONT_PAIRS[name];
  const stack = (family: Family) => `"${family.name}","${standInOf(family)}",${LAST[family.standIn]}`;
  return { '--heading-font': stack(heading), '--body-font': stack(body) };
}

const LAST: Record<StandIn, string> = {
  sans: 'Arial,sans-serif',
  boldSans: 'Arial,sans-serif',
  boldSerif: 'Georgia,serif',
};
