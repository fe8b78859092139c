import { isInEu } from '#money/eu';
import type { ShippingMethod } from '#money/shop-rules';
import { readVatId } from '#money/vat-id';
import type { Context } from '../../core/context.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import { askVies } from './ask-vies.ts';
import { reasons } from './messages/en.ts';
import type { TaxSettings } from './tax-settings.ts';
import type { VatCheck, VatCheckState } from './vat-check.types.ts';

interface Sale {
  /** As it was typed. */
  taxId: string | null | undefined;
  /** Where it is sent: an ISO 3166-1 code, or null when that is not known. */
  country: string | null;
  method: Pick<ShippingMethod, 'kind'> | null;
}

/**
 * Whether an order is an intra-community supply, exempt by article 138 of Directive 2006/112/EC: it is sent to another member state, and
 * VIES says that the VAT id of the buyer, of another member state, is valid. Null without a tax number and with the setting off, for which
 * nothing is read. Without an answer of VIES the order is taxed. It never throws.
 */
export async function checkVatId(
  ctx: Context,
  { reverseCharge, homeCountry }: Pick<TaxSettings, 'reverseCharge' | 'homeCountry'>,
  { taxId, country, method }: Sale,
): Promise<VatCheck | null> {
  if (!reverseCharge || !taxId?.trim() || homeCountry === null) return null;
  const { vatId: own } = await findSetting(ctx, sellerSettings);
  const requester = readVatId(own ?? '');
  if (!requester || !isInEu(homeCountry)) return null;
  const buyer = readVatId(taxId);
  if (!buyer || !isInEu(buyer.country)) return checked('NOT_A_VAT_ID');
  if (buyer.country === homeCountry) return checked('SAME_COUNTRY');
  const isSentAbroad =
    method?.kind === 'delivery' && country !== null && country !== homeCountry && isInEu(country);
  if (!isSentAbroad) return checked('NOT_SENT_ABROAD');
  const { result, checkedAt, consultation } = await askVies(ctx, buyer.id, requester.id);
  const state = result === 'valid' ? 'EXEMPT' : result === 'invalid' ? 'INVALID' : 'UNAVAILABLE';
  return { ...checked(state), checkedAt, consultation };
}

const checked = (state: VatCheckState): VatCheck => ({
  state,
  reason: reasons[state],
  checkedAt: null,
  consultation: null,
});
