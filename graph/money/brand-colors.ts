import { INK } from './house-colors.ts';
import { channelsOf, contrast, hexOf, oklchOf } from './oklch.ts';

/** A colour as it is shown in one scheme. */
export interface Shade {
  main: string;
  /** Under the pointer. */
  hover: string;
  /** Of text on it. */
  label: string;
}

/** What a shop chose, as "#0B5D4E"; null: the default. */
export interface ChosenColors {
  /** Of buttons and links. */
  primary: string | null;
  /** Of what stands out: the dot of the name, badges and the ring of the focus on the dark bar. */
  accent: string | null;
}

export interface BrandColors {
  light: SchemeColors;
  dark: SchemeColors;
  /** The dark bar of both schemes, with white text; null: the default bar. */
  bar: string | null;
}

export interface SchemeColors {
  primary: Shade | null;
  accent: Shade | null;
}

const WHITE = '#FFFFFF';

/** What text needs by WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

/** What colours stand on: page and paper of a scheme, and the dark bar, whose ink is also the label of light colours. */
const LIGHT = ['#F5F7F4', '#FFFFFF'];
const DARK = ['#0E1513', '#17211E', INK];

/** Highest chroma of the bar, so that product pictures stand out beside it. */
const MOST_CHROMA = 0.04;

/** "#0b5d4e" or "#0B5D4E". */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * The colours of a shop in both schemes: each can be read on page and paper and carries a label, by a contrast of 4.5 at least. Its
 * lightness changes as little as that takes, its hue stays. In the dark the accent stands in for buttons and links, as it does in the default look.
 */
export function brandColors({ primary, accent }: ChosenColors): BrandColors {
  const bar = primary ? barOf(primary) : null;
  const grounds = bar ? [...DARK, bar] : DARK;
  const onDark = (chosen: string | null) => (chosen ? shade(chosen, { grounds, end: 1 }) : null);
  const onLight = primary ? shade(primary, { grounds: LIGHT, end: 0 }) : null;
  const highlight = onDark(accent);
  return {
    light: { primary: onLight, accent: highlight },
    dark: { primary: onDark(primary) ?? highlight, accent: highlight },
    bar,
  };
}

/** As dark as the bar of a new shop, in the hue of the shop. */
function barOf(primary: string): string {
  const { c, h } = oklchOf(primary);
  return hexOf({ l: oklchOf(INK).l, c: Math.min(c, MOST_CHROMA), h });
}

interface Place {
  grounds: readonly string[];
  /** The lightness away from the grounds: 0 or 1. */
  end: 0 | 1;
}

function shade(chosen: string, { grounds, end }: Place): Shade {
  const color = oklchOf(chosen);
  const at = (l: number) => hexOf({ ...color, l });
  const isRead = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= LEAST);
  let [near, far] = [color.l, end as number];
  if (!isRead(chosen))
    for (let step = 0; step < 20; step += 1) {
      const middle = (near + far) / 2;
      if (isRead(at(middle))) far = middle;
      else near = middle;
    }
  const main = isRead(chosen) ? chosen.toUpperCase() : at(far);
  const { l } = oklchOf(main);
  return {
    main,
    hover: at(end === 0 ? Math.max(0, l - 0.08) : Math.min(1, l + 0.06)),
    label: end === 0 ? WHITE : INK,
  };
}

/** "11 93 78", as CSS takes it for colours with an opacity. */
export const channelText = (hex: string): string =>
  channelsOf(hex)
    .map((channel) => Math.round(channel * 255))
    .join(' ');
