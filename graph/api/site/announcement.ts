import type { HomeAnnouncement } from '../../catalog/home-page/home-page.types.ts';

/**
 * The style of the line above the bar, and of the link before it, which takes the place of the app's own one. The admin area has
 * neither, see `AdminFrame`. Colours of the brand come from its variables.
 */
export const ANNOUNCEMENT_STYLE =
  '<style>#announcement,#skip{padding:11px 16px;text-align:center;font:600 .9375rem/1.5 var(--body-font,"Figtree Variable",Arial,sans-serif);color:var(--palette-secondary-contrastText,#14231F);background:var(--palette-secondary-main,#D9F24B)}#announcement a{display:inline-block;margin:-11px 0;padding:11px 0;color:inherit;text-underline-offset:2px;--focus:currentColor}#skip{position:absolute;z-index:1500;--focus:currentColor}#skip:not(:focus){clip-path:inset(50%)}body:not(:has([data-admin])) #root>a[href="#main"],body:has([data-admin]) :is(#announcement,#skip){display:none}@media print{#announcement,#skip{display:none}}</style>';

/** The line above the bar as HTML, outside of what the web app renders: it needs no script. */
export function announcementHtml({ text, href }: HomeAnnouncement): string {
  const line = href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text);
  return `<a id="skip" href="#main">Skip to content</a><aside id="announcement" aria-label="Announcement">${line}</aside>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
