import type { SettingDeps } from '../../platform/settings/find-setting.ts';
import * as t from './messages/en.ts';
import { sellerFacts } from './seller-facts.ts';

/**
 * Who sells, as letters of a business say it (Directive 2000/31/EC, article 5): name and address, register and tax number, e-mail address and phone number,
 * each a line. None until there is a name.
 */
export async function sellerLines(deps: SettingDeps): Promise<string[]> {
  const { company, street, place, country, register, vatId, taxNumber, email, phone } =
    await sellerFacts(deps);
  if (company === null) return [];
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  const tax = vatId !== null ? t.vatNumber(vatId) : taxNumber && t.taxNumber(taxNumber);
  return [joined(company, street, place, country), joined(register, tax), joined(email, phone)].filter(
    Boolean,
  );
}
