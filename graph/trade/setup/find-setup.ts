import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { readSetting } from '../../platform/settings/find-setting.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { isComplete, sellerSettings } from '../seller/seller-settings.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { isOpen } from './is-open.ts';
import { openingSetting } from './opening-setting.ts';
import { type Setup, SetupStepKey } from './setup.types.ts';

interface Facts {
  hasProduct: boolean;
  sells: boolean;
  hasMailed: boolean;
  pages: number;
}

/** What the law of most countries wants a shop to say. */
const NEEDED_PAGES = ['imprint', 'terms', 'privacy', 'withdrawal'];

const readFacts = prepared<Facts, [kinds: readonly string[]]>(
  `select exists (select from products where deleted_at is null) as "hasProduct",
     exists (select from products where deleted_at is null and not is_draft) as sells,
     exists (select from mails where sent_at is not null) as "hasMailed",
     (select count(*)::int from pages where is_published and kind = any($1::text[])) as pages`,
);

/** How far the shop is set up, as it is now. */
export async function findSetup(ctx: Context): Promise<Setup> {
  const em = ctx.em.fork();
  const { gateways } = ctx.ports;
  const [facts] = await readFacts(em, NEEDED_PAGES);
  const { hasProduct, sells, hasMailed, pages } = facts!;
  const seller = await readSetting(em, sellerSettings);
  const tax = await readSetting(em, taxSettings);
  const shipping = await readSetting(em, shippingSettings);
  const payment = await readSetting(em, paymentMethodSettings);
  const opening = await readSetting(em, openingSetting);
  const isDone: Record<SetupStepKey, boolean> = {
    SELLER: isComplete(seller.value),
    CURRENCY: hasProduct,
    TAX: tax.version > 0,
    SHIPPING: shipping.version > 0 && shipping.value.methods.some(({ isActive }) => isActive),
    PAYMENT: payment.value.methods.some(
      ({ isActive, provider }) => isActive && (provider === null || gateways[provider]?.sandbox === false),
    ),
    MAIL: ctx.settings.sendsMails && hasMailed,
    PAGES: pages === NEEDED_PAGES.length,
    PRODUCT: sells,
  };
  return {
    isOpen: opening.value.openedAt !== null || (await isOpen(ctx)),
    isListHidden: opening.value.isListHidden,
    steps: Object.values(SetupStepKey).map((key) => ({ key, isDone: isDone[key] })),
  };
}
