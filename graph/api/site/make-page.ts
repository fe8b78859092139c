import { isMeasured } from '#money/measured-path';
import { ANNOUNCEMENT_STYLE } from './announcement.ts';
import { contentPolicy } from './content-policy.ts';
import { fillTemplate, type RenderedPage, type SiteFiles, type SiteSettings } from './page.ts';
import type { Page } from './send-page.ts';

/** Screens that may open the payment widget; the web app loads them as documents (`usePaymentDocument`). */
export const PAYMENT_SCREEN = /^\/(?:placeorder|order\/[^/]+)\/?$/i;
/** The screens that show a mail; the web app loads them as documents (`useMailDocument`). */
export const MAIL_SCREEN = /^\/admin\/(?:mails\/[^/]+|mail-texts\/[^/]+\/edit)\/?$/;

interface PageParts {
  settings: SiteSettings;
  widgets: readonly string[];
  development: boolean;
  /** What the brand adds to the head. */
  brand: string;
  /** The line above the bar, as HTML; empty without one. */
  announcement: string;
}

/** The document of a page, with its content security policy. */
export async function makePage(
  { settings, widgets, development, brand, announcement }: PageParts,
  files: SiteFiles,
  path: string,
  rendered: RenderedPage | { redirect: string },
): Promise<Page> {
  if ('redirect' in rendered) return rendered;
  const page = { ...rendered, styles: brand + rendered.styles + (announcement && ANNOUNCEMENT_STYLE) };
  const template = await files.template(path);
  const inline = template + page.styles;
  const showsMail = MAIL_SCREEN.test(path);
  const policy = contentPolicy({
    inline,
    showsMail,
    development,
    analytics: isMeasured(path) ? settings.analytics : undefined,
    widgets: PAYMENT_SCREEN.test(path) ? widgets : [],
  });
  const scripts = page.source ? files.scriptsOf(page.source) : [];
  return {
    status: page.status,
    policy,
    body: fillTemplate(template, page, settings, { scripts, announcement }),
    compressed: {},
  };
}
