import { findMenuLinks } from '../../catalog/menus/find-menus.ts';
import { type ContextDeps, guestContext } from '../../core/guest-context.ts';
import { deliveryDates, deliveryText } from '../../money/delivery-dates.ts';
import { hasFixedPrice, methodsFor } from '../../money/shop-rules.ts';
import { analyticsSettings } from '../../platform/analytics/analytics-settings.ts';
import { findPageLinks } from '../../platform/pages/find-pages.ts';
import { brandSettings } from '../../platform/settings/brand-settings.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { checkoutSettings } from '../../trade/checkout/checkout-settings.ts';
import { paymentMethodSettings } from '../../trade/payment-methods/payment-method-settings.ts';
import { paymentMethodsFor } from '../../trade/payment-methods/payment-methods.ts';
import { returnSettings } from '../../trade/returns/return-settings.ts';
import { isOpen } from '../../trade/setup/is-open.ts';
import { findHandling } from '../../trade/shipping/find-handling.ts';
import { findRules } from '../../trade/tax/find-rules.ts';
import { withdrawHere } from '../../trade/withdrawals/messages/en.ts';
import { withdrawalSettings } from '../../trade/withdrawals/withdrawal-settings.ts';
import { smallPicture } from './brand-style.ts';
import type { SiteSettings } from './page.ts';

/** The settings of pages that do not change while the process runs. */
export type FixedSettings = Omit<
  SiteSettings,
  | 'currency'
  | 'shipping'
  | 'shippingPage'
  | 'arrives'
  | 'payments'
  | 'homeCountry'
  | 'timeZone'
  | 'pricesIncludeTax'
  | 'returns'
  | 'orderButton'
  | 'consent'
  | 'menus'
  | 'shopName'
  | 'displaySymbol'
  | 'logo'
  | 'analytics'
>;

/** The settings of a page as they are now, at most two seconds late. */
export async function pageSettings(fixed: FixedSettings, context: ContextDeps): Promise<SiteSettings> {
  const { orm, ports } = context;
  const deps = { em: orm.em, ports };
  const rules = await findRules(deps);
  const { logo } = await findSetting(deps, brandSettings);
  const { name, displaySymbol, timeZone } = await findSetting(deps, shopSettings);
  const [method] = methodsFor(rules, rules.homeCountry, 0);
  const shipping =
    method && hasFixedPrice(method) ? { price: method.price, freeAbove: method.freeAbove } : null;
  const { methods } = await findSetting(deps, paymentMethodSettings);
  const payments = paymentMethodsFor(ports, methods, rules.homeCountry, 0);
  // No day is promised where the parcel waits for a bank transfer.
  const hasDay = method?.kind === 'delivery' && payments.some(({ kind }) => kind !== 'transfer');
  const dates = hasDay ? deliveryDates(ports.now(), await findHandling(deps), method) : null;
  const takesCards = methods.some(({ isActive, kind }) => isActive && kind === 'provider');
  const pricesIncludeTax = rules.taxRates.length > 0 ? rules.pricesIncludeTax : null;
  const {
    returnDays,
    returnFees: fees,
    returnCountries: countries,
  } = await findSetting(deps, returnSettings);
  const guest = guestContext(context);
  const shippingPage = (await findPageLinks(guest)).find(({ kind }) => kind === 'shipping')?.path;
  const { withdrawalDays } = await findSetting(deps, withdrawalSettings);
  const { header, footer } = await findMenuLinks(guest);
  const withdraw = withdrawalDays === null ? [] : [{ label: withdrawHere, href: '/order/link' }];
  const { orderButton, consent } = await findSetting(deps, checkoutSettings);
  const { script, siteId, origins, needsConsent } = await findSetting(deps, analyticsSettings);
  const analytics = script !== null && {
    script,
    needsConsent,
    origins: origins?.split(' ') ?? [],
    ...(siteId !== null && { siteId }),
  };
  const returns = returnDays === null ? null : { days: returnDays, fees, countries };
  return {
    ...fixed,
    testPayments: fixed.testPayments && takesCards,
    currency: await shopCurrency(deps),
    shopName: name,
    ...(logo && { logo: smallPicture(logo) }),
    displaySymbol: displaySymbol ?? undefined,
    shipping,
    ...(shippingPage && { shippingPage }),
    ...(dates && { arrives: deliveryText(dates) }),
    payments: payments.map(({ label }) => label).join(', '),
    ...(rules.homeCountry && { homeCountry: rules.homeCountry }),
    ...(timeZone !== 'UTC' && { timeZone }),
    pricesIncludeTax,
    returns,
    menus: { header, footer: [...footer, ...withdraw] },
    ...(orderButton !== null && { orderButton }),
    ...(consent !== 'none' && { consent }),
    ...(analytics && { analytics }),
    ...(!(await isOpen(deps)) && { isClosed: true }),
  };
}
