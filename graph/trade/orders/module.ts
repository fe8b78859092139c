import type { RawBuilder } from 'kysely';
import { products } from '../../catalog/products/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { addresses } from '../../people/addresses/module.ts';
import { staff } from '../../people/staff/module.ts';
import { adminSearch } from '../../platform/admin-search/module.ts';
import { customFields } from '../../platform/custom-fields/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { settings } from '../../platform/settings/module.ts';
import { cart } from '../cart/module.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { checkout } from '../checkout/module.ts';
import { paymentMethods } from '../payment-methods/module.ts';
import { promotions } from '../promotions/module.ts';
import { shipping } from '../shipping/module.ts';
import { tax } from '../tax/module.ts';
import { AdminOrdersResolver } from './admin-orders.resolver.ts';
import { buyerHistory } from './buyer-history.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { CheckoutLinesResolver } from './checkout-lines.resolver.ts';
import { countBestsellers } from './count-bestsellers.ts';
import { forgetBought } from './forget-bought.ts';
import { forgetNetworks } from './forget-networks.ts';
import { keepOrderedAddress } from './keep-ordered-address.ts';
import { OptionLabelsResolver } from './option-labels.resolver.ts';
import { Order } from './order.entity.ts';
import { OrderFieldsResolver } from './order-fields.resolver.ts';
import { OrderLine } from './order-line.entity.ts';
import { LoggedOrderResolver, MailedOrderResolver } from './order-number.resolver.ts';
import { OrdersResolver } from './orders.resolver.ts';
import { OwnOrdersResolver } from './own-orders.resolver.ts';
import { orderData } from './personal-data.ts';
import { PriceOverrideResolver } from './price-override.resolver.ts';
import { PromotionRevenueResolver } from './promotion-revenue.resolver.ts';
import { SearchOrdersResolver } from './search-orders.resolver.ts';
import { TagsResolver } from './tags.resolver.ts';
import { VERIFIED_BUYER } from './verified-buyer.ts';

const events = {
  'order.placed': eventType<{ checkout: string; totalPrice: number; currency: string }>(
    'order',
    'An order was placed.',
    { timeline: { isForBuyer: true, unnamed: 'BUYER', amountOf: ({ totalPrice }) => totalPrice } },
  ),
  'order.cancelled': eventType('order', 'An order was cancelled.', { timeline: { isForBuyer: true } }),
  'order.tagged': eventType<Changes>('order', 'The tags of an order were changed.'),
  'order.fields_changed': eventType<Changes>('order', 'Custom fields of an order were changed.'),
};

const failpoints = ['order.cancelFound'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /** SELECT of the orders of a payment at a provider: `order_id` and the id as `text`. */
    ordersPaidBy(id: string, providers: readonly string[]): RawBuilder<unknown>;
    /** SELECT of orders with a shipment whose tracking number begins so: `order_id` and the number as `text`. */
    ordersTracked(text: string, limit: number): RawBuilder<unknown>;
    /** SQL of the units of a row of `orders` that are still to be shipped. */
    openUnits: string;
    /** SQL of whether a row of `orders` has a message of its buyer that staff have not answered. */
    hasUnanswered: string;
    /** SQL of whether the buyer of a row of `orders` has withdrawn from it, or from a part of it. */
    isWithdrawn: string;
    /** SQL of whether a row of `orders` has units on backorder. */
    isBackordered: string;
    /** SQL of the units of a row of `orders` that its buyer has withdrawn from and staff have to settle, as JSON by line. */
    withdrawnUnits: string;
    /** SQL of whether a row of `orders` has a refund that staff have to make or to look into. */
    refundWaits: string;
    /** SQL of what was paid for a row of `orders`, of what was given back of it, and whether anything was. */
    orderMoney: { captured: string; refunded: string; hasRefund: string };
  }
}

export const orders = defineModule({
  name: 'orders',
  uses: [
    customFields,
    adminSearch,
    settings,
    mail,
    accounts,
    addresses,
    staff,
    products,
    promotions,
    cart,
    checkout,
    paymentMethods,
    shipping,
    tax,
  ],
  entities: [Order, OrderLine],
  resolvers: [
    AdminOrdersResolver,
    CheckoutLinesResolver,
    LoggedOrderResolver,
    MailedOrderResolver,
    OptionLabelsResolver,
    OrderFieldsResolver,
    OrdersResolver,
    OwnOrdersResolver,
    PriceOverrideResolver,
    PromotionRevenueResolver,
    SearchOrdersResolver,
    TagsResolver,
  ],
  events,
  failpoints,
  follows: { 'order.placed': [keepOrderedAddress, forgetBought] },
  jobs: {
    bestsellers: { run: countBestsellers },
    networks: { run: ({ em, ports }) => forgetNetworks(em.fork(), ports.now()) },
    unpaidOrders: {
      async run(deps, { stopped }) {
        const { unpaidOrderDays } = await findSetting(deps, checkoutSettings);
        return cancelUnpaidOrders(deps, unpaidOrderDays, stopped);
      },
    },
  },
  personalData: [orderData],
  images: ['select image from order_lines'],
  metrics: [
    {
      name: 'shop_orders',
      help: 'Orders in all, and unpaid ones.',
      sql: 'select count(*) as placed, count(*) filter (where paid_at is null) as unpaid from orders',
    },
  ],
  needs: [
    'hasUnanswered',
    'isBackordered',
    'isWithdrawn',
    'openUnits',
    'orderMoney',
    'ordersPaidBy',
    'ordersTracked',
    'refundWaits',
    'withdrawnUnits',
  ],
  provides: { verifiedBuyer: VERIFIED_BUYER, buyerHistory },
});
