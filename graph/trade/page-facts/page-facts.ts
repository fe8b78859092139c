import type { Context } from '../../core/context.ts';
import type { PageFacts } from '../../platform/pages/fill-template.ts';
import { currencyOf, currencySetting } from '../../platform/settings/currency-setting.ts';
import { findSettings, readSettings } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { returnSettings } from '../returns/return-settings.ts';
import { factsOf, type SellerFacts } from '../seller/seller-facts.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import { deliverySettings } from '../shipping/delivery-settings.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { bracketTables } from './bracket-tables.ts';
import * as t from './messages/en.ts';
import { paymentsText } from './payment-facts.ts';
import { daysText, rateRow, zonesText } from './shipping-facts.ts';

const currencies = new Intl.DisplayNames(['en'], { type: 'currency' });

/** What the settings say for pages of texts. Tax and shipping of a new shop say nothing until staff have changed or confirmed them. */
export async function pageFacts(ctx: Context): Promise<PageFacts> {
  const [seller, shop, currency, tax, shipping, delivery, returns, payment] = await findSettings(ctx, [
    ...([sellerSettings, shopSettings, currencySetting, taxSettings] as const),
    ...([shippingSettings, deliverySettings, returnSettings, paymentMethodSettings] as const),
  ]);
  const [taxes, rates, times] = await readSettings(ctx.em.fork(), [
    taxSettings,
    shippingSettings,
    deliverySettings,
  ]);
  const money = { currency: currencyOf(currency), displaySymbol: shop.displaySymbol ?? undefined };
  const { handlingDays, cutOff } = delivery;
  const { returnDays, returnFees } = returns;
  const methods = rates!.saved.version === 0 ? [] : shipping.methods.filter(({ isActive }) => isActive);
  const delivered = methods.filter(({ kind }) => kind === 'delivery');
  const fetched = methods.filter(({ kind }) => kind === 'pickup');
  const isByShop = returnFees === 'shop';
  return {
    gaps: {
      ...sellerGaps(factsOf(seller)),
      ...tradeGaps(seller.country),
      'Payment methods, and when each of them is charged': paymentsText(payment, ctx.ports.gateways),
      'Address of the shop': ctx.settings.url,
      Language: t.language,
      Currency: currencies.of(money.currency)!,
      'include or do not include':
        taxes!.saved.version === 0 ? null : tax.pricesIncludeTax ? t.include : t.doNotInclude,
      Countries: zonesText(delivered),
      'Days until delivery': daysText(delivered, handlingDays),
      'Orders until … on working days leave on the same day, or: Orders leave within … working days':
        times!.saved.version === 0 ? null : t.leave(handlingDays, cutOff),
      'Where and when orders can be fetched, or remove this section':
        fetched.map(({ name, description }) => t.place(name, description)).join('; ') ||
        (methods.length === 0 ? null : false),
      'Days to send products back': returnDays === null ? null : String(returnDays),
      'Who pays for sending them back': returnDays === null ? null : isByShop ? t.wePay : t.youPay,
      'You will have to bear the direct cost of returning the goods, or: We will bear the cost of returning the goods':
        returnDays === null ? null : isByShop ? t.weBearReturns : t.youBearReturns,
      'Years for which invoices are kept': String(seller.keepInvoiceYears),
      Date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: shop.timeZone }).format(
        ctx.ports.now(),
      ),
    },
    rates: methods.map((method) => rateRow(method, handlingDays, money)),
    brackets: bracketTables(methods, money),
  };
}

/** What only sellers in Austria have to say. */
function tradeGaps(country: string | null) {
  const left = country === null || country === 'AT' ? null : (false as const);
  return {
    'Authority that supervises your trade, such as the Bezirkshauptmannschaft or the Magistrat of your district':
      left,
    'Object of the company, such as retail of lamps': left,
  };
}

function sellerGaps({ company, street, place, country, register, vatId, email, phone }: SellerFacts) {
  const all = (...parts: (string | null)[]) => (parts.includes(null) ? null : parts.join(', '));
  return {
    'Your company': company,
    'Street and number': street,
    'Postal code and city': place,
    Country: country,
    Address: all(street, place, country),
    'Your company, address and e-mail address': all(company, street, place, country, email),
    'Name and address of who receives returns': all(company, street, place, country),
    'E-mail address': email,
    'Phone number': phone,
    'Name of the register and number in it, or remove this line': register,
    'VAT number, or remove this line': vatId,
  };
}
