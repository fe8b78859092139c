import { isInEu } from '#money/eu';
import { HOUSE_NAME } from '#money/house-name';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { currencySetting, isCurrencyLocked } from '../../platform/settings/currency-setting.ts';
import { findSettings, readSettings } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { findMessageAddress } from '../seller/message-settings.ts';
import { isComplete, sellerSettings } from '../seller/seller-settings.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { isOpen, isSandbox } from './is-open.ts';
import { openingSetting } from './opening-setting.ts';
import { shipsToEu } from './sells-to-eu.ts';
import { type Setup, SetupStepKey } from './setup.types.ts';

interface Facts {
  hasProduct: boolean;
  sells: boolean;
  namesMaker: boolean;
  hasMailed: boolean;
  pages: number;
}

/** What the law of most countries wants a shop to say. */
const NEEDED_PAGES = ['imprint', 'terms', 'privacy', 'withdrawal'];

const readFacts = prepared<Facts, [kinds: readonly string[]]>(
  `select exists (select from products where deleted_at is null) as "hasProduct",
     exists (select from products where deleted_at is null and not is_draft) as sells,
     exists (select from products where deleted_at is null and not is_draft and manufacturer_id is not null) as "namesMaker",
     exists (select from mails where sent_at is not null) as "hasMailed",
     (select count(*)::int from pages where is_published and kind = any($1::text[])) as pages`,
);

/** How far the shop is set up, as it is now. */
export async function findSetup(ctx: Context): Promise<Setup> {
  const em = ctx.em.fork();
  const { gateways } = ctx.ports;
  const [facts] = await readFacts(em, NEEDED_PAGES);
  const { hasProduct, sells, namesMaker, hasMailed, pages } = facts!;
  const [shop, seller, { homeCountry }, { methods: shipped }, { methods: paid }, opening] =
    await findSettings(
      { em, ports: ctx.ports },
      [shopSettings, sellerSettings, taxSettings, shippingSettings, paymentMethodSettings, openingSetting],
      { isFresh: true },
    );
  const [tax, shipping, currency] = await readSettings(em, [taxSettings, shippingSettings, currencySetting]);
  const isDone: Record<SetupStepKey, boolean> = {
    NAME: shop.name !== HOUSE_NAME,
    SELLER:
      isComplete(seller) && (await findMessageAddress({ em, ports: ctx.ports }, { isFresh: true })) !== null,
    COUNTRY: homeCountry !== null,
    CURRENCY: hasProduct || isCurrencyLocked(ctx.ports) || currency!.saved.version > 0,
    TAX: tax!.saved.version > 0,
    SHIPPING: shipping!.saved.version > 0 && shipped.some(({ isActive }) => isActive),
    PAYMENT: paid.some(
      ({ isActive, provider }) => isActive && (provider === null || gateways[provider]?.sandbox === false),
    ),
    MAIL: ctx.settings.sendsMails && hasMailed,
    PAGES: pages === NEEDED_PAGES.length,
    PRODUCT: sells,
    MANUFACTURER: namesMaker,
    TEST_ORDER: opening.testedAt !== null,
  };
  // The methods of every new shop reach the whole world.
  const isForEu =
    (homeCountry !== null && isInEu(homeCountry)) ||
    (isDone.SHIPPING && shipsToEu(shipped.filter(({ isActive }) => isActive)));
  return {
    isOpen: opening.openedAt !== null || (await isOpen(ctx)),
    isListHidden: opening.isListHidden,
    sellerCountry: seller.country,
    steps: Object.values(SetupStepKey)
      .filter((key) => key !== 'TEST_ORDER' || !isSandbox(ctx.ports))
      .filter((key) => key !== 'MANUFACTURER' || isForEu)
      .map((key) => ({ key, isDone: isDone[key] })),
  };
}
