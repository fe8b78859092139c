import { describeEnum } from '../../core/describe-enum.ts';

/** How buyers agree to the terms of the shop. */
export const Consent = { NONE: 'none', NOTICE: 'notice', TICK: 'tick' } as const;
export type Consent = (typeof Consent)[keyof typeof Consent];

describeEnum('Consent', Consent, 'How buyers agree to the terms of the shop.', {
  NONE: 'They are not asked.',
  NOTICE: 'By ordering: a sentence beside the button says so.',
  TICK: 'By a box that they tick before they order.',
});

/** The same in forms. */
export const CONSENT_TEXTS: Readonly<Record<Consent, string>> = {
  none: 'they are not asked',
  notice: 'a sentence beside the button',
  tick: 'a box that they have to tick',
};
