import type { FontPairName } from '#money/font-pairs';
import { describeEnum } from '../../core/describe-enum.ts';

/** The pairs of fonts (`FONT_PAIRS`) as the API has them. */
export const BrandFonts = {
  CITRON: 'CITRON',
  EDITORIAL: 'EDITORIAL',
  WARM: 'WARM',
  TECHNICAL: 'TECHNICAL',
  ROUND: 'ROUND',
  WIDE: 'WIDE',
} as const satisfies { [Name in FontPairName]: Name };

export const FONT_NAMES: Record<FontPairName, string> = {
  CITRON: 'Bricolage Grotesque and Figtree',
  EDITORIAL: 'Newsreader and Mulish',
  WARM: 'Fraunces and Nunito Sans',
  TECHNICAL: 'Space Grotesk and Manrope',
  ROUND: 'Outfit and Plus Jakarta Sans',
  WIDE: 'Sora and Hanken Grotesk',
};

describeEnum('BrandFonts', BrandFonts, 'A pair of fonts: of headings, and of all other text.', FONT_NAMES);
