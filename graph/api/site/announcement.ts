import type { HomeAnnouncement } from '../../catalog/home-page/home-page.types.ts';

/**
 * The style of the line above the bar. The admin area has none, see `AdminFrame`. Colours of the brand come from its variables.
 */
export const ANNOUNCEMENT_STYLE =
  '<style>#announcement{padding:11px 16px;text-align:center;font:600 .9375rem/1.5 var(--body-font,"Figtree Variable",Arial,sans-serif);color:var(--palette-secondary-contrastText,#14231F);background:var(--palette-secondary-main,#D9F24B)}#announcement a{display:inline-block;margin:-11px 0;padding:11px 0;color:inherit;text-underline-offset:2px;--focus:currentColor}body:has([data-admin]) #announcement{display:none}@media print{#announcement{display:none}}</style>';

/** The line above the bar as HTML, outside of what the web app renders: it needs no script. */
export function announcementHtml({ text, href }: HomeAnnouncement): string {
  const line = href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text);
  return `<aside id="announcement" aria-label="Announcement">${line}</aside>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
