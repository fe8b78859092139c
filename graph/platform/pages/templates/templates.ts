import type { PageKind } from '../page-kind.ts';
import type { PageTemplate } from '../pages.types.ts';
import { accessibility, contact } from './contact.ts';
import { imprint, privacy, terms } from './legal.ts';
import { about, returns, shipping } from './service.ts';
import { withdrawal } from './withdrawal.ts';

/** What pages can be started with: not legal advice, and with gaps that a shop fills in. */
const texts: Record<PageKind, Pick<PageTemplate, 'title' | 'body'>> = {
  imprint: { title: 'Imprint', body: imprint },
  terms: { title: 'Terms and conditions', body: terms },
  privacy: { title: 'Privacy policy', body: privacy },
  withdrawal: { title: 'Right of withdrawal', body: withdrawal },
  shipping: { title: 'Shipping and costs', body: shipping },
  returns: { title: 'Returns', body: returns },
  contact: { title: 'Contact', body: contact },
  accessibility: { title: 'Accessibility', body: accessibility },
  about: { title: 'About us', body: about },
};

export const templates: readonly PageTemplate[] = Object.entries(texts).map(([kind, text]) => ({
  kind: kind as PageKind,
  ...text,
}));
