import type { LinkedTexts } from '../../core/markdown/link-texts.ts';
import type { SettingDeps } from '../../platform/settings/find-setting.ts';
import { sellerFacts } from './seller-facts.ts';

/** The e-mail address and the phone number of the seller, with what opens them. */
export async function sellerLinks(deps: SettingDeps): Promise<LinkedTexts> {
  const { email, phone } = await sellerFacts(deps);
  return [
    ...(email === null ? [] : [[email, `mailto:${email}`] as const]),
    // A zero in brackets is dialled within the country alone.
    ...(phone === null ? [] : [[phone, `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`] as const]),
  ];
}
