import { describeEnum } from '../../core/describe-enum.ts';

/** Pages that the shop knows: each can be started from a template, and there is one of each at most. */
export const PageKind = {
  IMPRINT: 'imprint',
  TERMS: 'terms',
  PRIVACY: 'privacy',
  WITHDRAWAL: 'withdrawal',
  SHIPPING: 'shipping',
  RETURNS: 'returns',
  CONTACT: 'contact',
  ACCESSIBILITY: 'accessibility',
  ABOUT: 'about',
} as const;
export type PageKind = (typeof PageKind)[keyof typeof PageKind];

describeEnum('PageKind', PageKind, 'A page that the shop has a template for.', {
  IMPRINT: 'Who runs the shop.',
  TERMS: 'Terms and conditions.',
  PRIVACY: 'Privacy policy.',
  WITHDRAWAL: 'Right of withdrawal, with the model withdrawal form.',
  SHIPPING: 'Where the shop ships to, and what it costs.',
  RETURNS: 'How items are sent back.',
  CONTACT: 'How to reach the shop.',
  ACCESSIBILITY: 'Accessibility statement.',
  ABOUT: 'About the shop.',
});
