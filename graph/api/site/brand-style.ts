import { brandColors, channelText, type SchemeColors, type Shade } from '#money/brand-colors';
import { fontFaces, fontVariables, headingFile } from '#money/font-pairs';
import { INK } from '#money/house-colors';
import { type Brand, brandSettings, logoSize } from '../../platform/settings/brand-settings.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';

/** The admin area keeps the colours of a new shop, see `AdminFrame`. */
const SHOP = ':not(:has([data-admin]))';

/**
 * Reads what the brand adds to the head of pages as it is now, at most two seconds late. It is made when the brand has changed: correcting
 * two colours takes a third of a millisecond, which each page would wait for.
 */
export function brandHeads(deps: SettingDeps): () => Promise<string> {
  let made = { key: '', head: '' };
  return async () => {
    const brand = await findSetting(deps, brandSettings);
    const key = JSON.stringify(brand);
    if (key !== made.key) made = { key, head: themeColor(brand) + preloadedFont(brand) + brandStyle(brand) };
    return made.head;
  };
}

/** Phones colour what is above the page as its bar. */
const themeColor = (brand: Brand) => `<meta name="theme-color" content="${brandColors(brand).bar ?? INK}">`;

/** Headings stand in the first view: their font would come last otherwise, after the styles that name it. */
const preloadedFont = ({ fonts }: Brand) =>
  `<link rel="preload" href="${headingFile(fonts)}" as="font" type="font/woff2" crossorigin>`;

/**
 * The style element of pages with the shop's own colours and fonts and the size of its logo; empty in a shop that has set none. They are variables of CSS
 * that the theme uses, so that the browser needs no script for them and nothing changes when the app starts.
 */
export function brandStyle(brand: Brand): string {
  const { light, dark, bar } = brandColors(brand);
  const fonts = Object.entries(fontVariables(brand.fonts)).map(([name, stack]) => `${name}:${stack};`);
  const rules = [
    fontFaces(brand.fonts),
    rule(`html${SHOP}`, fonts.join('') + variables(light) + (bar ? `--bar:${bar};` : '')),
    rule(`html[data-theme=dark]${SHOP}`, variables(dark)),
    ...(brand.logo ? logoRules(brand) : []),
  ].join('');
  return rules && `<style>${rules}</style>`;
}

const rule = (selector: string, declarations: string) => declarations && `${selector}{${declarations}}`;

function variables({ primary, accent }: SchemeColors): string {
  return (
    (accent ? `--accent:${accent.main};` : '') + palette('primary', primary) + palette('secondary', accent)
  );
}

const palette = (name: string, shade: Shade | null) =>
  shade
    ? `--palette-${name}-main:${shade.main};--palette-${name}-light:${shade.main};--palette-${name}-dark:${shade.hover};--palette-${name}-contrastText:${shade.label};--palette-${name}-mainChannel:${channelText(shade.main)};`
    : '';

/** Contained in its place, whose size is known before it comes. */
function logoRules(brand: Brand): string[] {
  const { width, height } = logoSize(brand);
  const ground = brand.isLogoOnWhite
    ? 'box-sizing:content-box;background:#fff;padding:4px 8px;border-radius:8px;'
    : '';
  return [
    `#logo{display:block;width:${width}px;height:${height}px;object-fit:contain;${ground}}`,
    brand.darkLogo ? `[data-theme=dark] #logo{content:url(${smallPicture(brand.darkLogo)})}` : '',
  ];
}

/** The file of an uploaded picture for a place as small as a bar. */
export const smallPicture = (path: string): string => path.replace(/-(?:800|1200|1600)\.webp$/, '-480.webp');
