import { products } from '../../catalog/products/module.ts';
import { defineModule, dueJob } from '../../core/define-module.ts';
import { eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { addresses } from '../../people/addresses/module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { blocklist } from '../blocklist/module.ts';
import { cart } from '../cart/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { promotions } from '../promotions/module.ts';
import { setup } from '../setup/module.ts';
import { shipping } from '../shipping/module.ts';
import { tax } from '../tax/module.ts';
import { AgreedText } from './agreed-text.entity.ts';
import { AgreedTextsResolver } from './agreed-texts.resolver.ts';
import { Checkout } from './checkout.entity.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { holdQueue } from './hold-queue.ts';
import { checkoutData } from './personal-data.ts';

const events = {
  'checkout.started': eventType<{ totalPrice: number; currency: string }>(
    'checkout',
    'Stock was held for a checkout.',
    { isSaidByOthers: true },
  ),
  'checkout.cancelled': eventType('checkout', 'A shopper gave a checkout up.'),
  'checkout.expired': eventType('checkout', 'The time to pay a checkout ran out.'),
};

const errors = {
  OUT_OF_STOCK: 409,
  HOLD_LIMIT: 409,
  CART_ORDERED: 409,
  TERMS_NOT_AGREED: 409,
  SHIPPING_UNAVAILABLE: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
};

const failpoints = [
  'checkout.keyRead',
  'checkout.priced',
  'checkout.stockMissing',
  'checkout.keyTaken',
  'checkout.held',
  'checkout.providerOrderMade',
  'checkout.cancelFound',
  'checkout.expiryLocked',
] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const checkout = defineModule({
  name: 'checkout',
  uses: [
    blocklist,
    addresses,
    settings,
    pages,
    accounts,
    products,
    promotions,
    cart,
    paymentMethods,
    setup,
    shipping,
    tax,
  ],
  entities: [Checkout, AgreedText],
  settings: [checkoutSettings],
  resolvers: [CheckoutResolver, AgreedTextsResolver],
  events,
  errors,
  failpoints,
  queues: [holdQueue],
  jobs: {
    holds: dueJob(holdQueue),
    addresses: { run: ({ em, ports }) => forgetAddresses(em.fork(), ports.now()) },
  },
  personalData: [checkoutData],
  images: ["select line->>'image' as image from checkouts, jsonb_array_elements(lines) line"],
  metrics: [
    {
      name: 'shop_checkouts',
      help: 'Checkouts that hold stock, and those that should have given it back five minutes ago.',
      sql: `select count(*) as held, count(*) filter (where expires_at < now() - interval '5 minutes') as overdue
    from checkouts where stock = 'held'`,
    },
  ],
});
