import { brandColors, isColor, type SchemeColors } from '#money/brand-colors';
import type { SettingField, ValueOf } from '../../core/settings.ts';
import { UPLOADED_PICTURE } from '../../core/uploaded-picture.ts';
import { BrandFonts, FONT_NAMES } from './brand-fonts.ts';
import { choice, flag, integer, text } from './setting-fields.ts';
import { settingGroup } from './setting-group.ts';

/** A colour, or none. */
function color(label: string, description: string): SettingField<string | null> {
  const field = text({ label, description, none: 'the default', default: null, max: 7 });
  return {
    ...field,
    read(given) {
      const value = field.read(given);
      if (value !== null && !isColor(value))
        throw new Error(`${label}: a hash sign and six digits of 0 to 9 and A to F, such as #0B5D4E.`);
      return value?.toUpperCase() ?? null;
    },
  };
}

/** The address of an uploaded picture, or none. */
function picture(label: string, description: string): SettingField<string | null> {
  const field = text({ label, description, none: 'none', default: null, max: 100 });
  return {
    ...field,
    read(given) {
      const value = field.read(given);
      if (value !== null && !UPLOADED_PICTURE.test(value)) throw new Error(`${label}: upload a picture.`);
      return value;
    },
  };
}

const pixels = (label: string, description: string) =>
  integer({ label, description, none: 'there is no logo', default: null, min: 1, max: 10_000 });

/** How the shop looks to shoppers. Nothing is set in a new shop. */
export const brandSettings = settingGroup({
  name: 'brand',
  title: 'Brand',
  hasOwnForm: true,
  api: {
    type: 'BrandSettings',
    save: null,
    about: 'the colours and pictures that shoppers know the shop by',
  },
  fields: {
    primary: color('Buttons and links', 'Colour of buttons and links, such as "#0B5D4E", as it was chosen'),
    accent: color('Highlights', 'Colour of what stands out, such as "#D9F24B", as it was chosen'),
    fonts: choice({
      label: 'Fonts',
      description: 'Pair of fonts of pages',
      type: () => BrandFonts,
      default: 'CITRON',
      choices: FONT_NAMES,
    }),
    logo: picture('Logo', 'Address of the logo, an uploaded picture'),
    darkLogo: picture('Logo in the dark', 'Address of the logo in the dark scheme, an uploaded picture'),
    logoWidth: pixels('Width of the logo', 'Width of the logo in pixels'),
    logoHeight: pixels('Height of the logo', 'Height of the logo in pixels'),
    isLogoOnWhite: flag({
      label: 'Logo on white',
      description: 'Whether the logo stands on a white ground in the dark bar',
      default: false,
    }),
    icon: picture('Icon', 'Address of the picture that icons are made of, an uploaded picture'),
    card: picture(
      'Social card',
      'Address of the picture for links to pages without one, an uploaded picture',
    ),
  },
});

export type Brand = ValueOf<typeof brandSettings>;

/** The fields with pictures. */
export const BRAND_PICTURES = ['logo', 'darkLogo', 'icon', 'card'] as const satisfies (keyof Brand)[];

/** The logo as bars show it: 32 pixels high, and 180 wide at most. */
export function logoSize({ logoWidth, logoHeight }: Brand): { width: number; height: number } {
  const ratio = (logoWidth ?? 1) / (logoHeight ?? 1);
  const width = Math.max(1, Math.round(Math.min(180, 32 * ratio)));
  return { width, height: Math.max(1, Math.round(Math.min(32, width / ratio))) };
}

/** The colours for light pages, such as mails. */
export const lightColors = (brand: Brand): SchemeColors => brandColors(brand).light;
