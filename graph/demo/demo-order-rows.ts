import { v7 } from 'uuid';
import type { SoldLine } from '#money/line';
import { SPECIFIED_PAYMENT } from '#money/payment-name';
import { quoteOf } from '#money/pricing';
import { chosenMethod, DEFAULT_RULES, orderRulesOf, STANDARD_CLASS } from '#money/shop-rules';
import type { EventName } from '../core/record-event.ts';
import { type DemoOrder, stockOf } from './catalogue/orders.ts';
import type { StoredProduct } from './seed-demo-products.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Buyer {
  id: string;
  name: string;
  email: string;
}

/** What the demo orders are made of. */
export interface DemoShop {
  now: Date;
  currency: string;
  buyers: ReadonlyMap<string, Buyer>;
  products: ReadonlyMap<string, StoredProduct>;
}

/** The rows of a demo order with all that belongs to it, also at the sandbox. */
export function orderRows(demo: DemoOrder, index: number, { now, currency, buyers, products }: DemoShop) {
  const { state, daysAgo } = demo;
  const at = (days: number) => new Date(now.getTime() - Math.max(days, 0.01) * DAY_MS);
  const createdAt = at(daysAgo);
  const paidAt = new Date(createdAt.getTime() + 2 * MINUTE_MS);
  const endedAt = at(daysAgo - (state === 'delivered' ? 2.2 : 1.4));
  const isPaid = state !== 'unpaid' && state !== 'cancelled';
  const buyer = buyers.get(demo.personEmail)!;
  const sold = demo.lines.map(({ slug, choice, qty }): SoldLine => {
    const { id: product, name, optionNames, variants } = products.get(slug)!;
    const { id: item, options, sku, image, price } = variants[choice]!;
    return { item, product, name, options, optionNames, sku, image, price, listPrice: price, qty };
  });
  const [method] = DEFAULT_RULES.shippingMethods;
  const { lines, rules, ...prices } = quoteOf(
    sold.map((line) => ({ ...line, taxClass: STANDARD_CLASS })),
    orderRulesOf(DEFAULT_RULES, null, method!),
  );
  const id = v7({ msecs: createdAt.getTime() });
  const checkoutId = v7({ msecs: createdAt.getTime() });
  const number = String(index + 1).padStart(10, '0');
  const providerOrderId = isPaid ? `order_Demo${number}` : null;
  const placed = {
    ...prices,
    shippingAddress: addressOf(buyer),
    shippingMethod: chosenMethod(method!),
    paymentMethod: SPECIFIED_PAYMENT.id,
    paymentChoice: { ...SPECIFIED_PAYMENT, kind: 'provider' as const, instructions: '' },
    createdAt,
  };
  const moveOf = (line: SoldLine, sign: 1 | -1) => {
    const reason = sign < 0 ? ('held' as const) : ('released' as const);
    const moved = sign < 0 ? createdAt : endedAt;
    return {
      id: v7(),
      variant: line.item,
      qty: sign * line.qty,
      reason,
      checkout: checkoutId,
      createdAt: moved,
    };
  };
  const orderLines = lines.map(({ item, ...line }, position) => ({
    ...line,
    id: v7(),
    order: id,
    position,
    variantId: item,
  }));
  const fulfillment = { id: v7({ msecs: endedAt.getTime() }), order: id, state: 'delivered' as const };
  const isBack = stockOf[state] !== 'sold';
  const event = (type: EventName, subject: string, moment: Date, isShopper: boolean, data: object = {}) => ({
    id: v7({ msecs: moment.getTime() }),
    type,
    subject_type: type === 'refund.made' ? 'payment' : 'order',
    subject_id: subject,
    order_id: id,
    actor_kind: isShopper ? 'shopper' : 'system',
    actor_id: isShopper ? buyer.id : null,
    data,
    at: moment,
  });
  const paymentId = `pay_Demo${number}`;
  const money = { amount: prices.totalPrice, currency };
  const back = state === 'refunded' ? money.amount : 0;
  const providerRefundId = `rfnd_Demo${number}`;
  const refund = {
    ...money,
    id: v7({ msecs: endedAt.getTime() }),
    payment: paymentId,
    order: id,
    providerRefundId,
    state: 'made' as const,
    createdAt: endedAt,
    madeAt: endedAt,
  };
  const sandboxRefund = {
    ...money,
    id: providerRefundId,
    paymentId,
    createdAt: endedAt,
    idempotencyKey: null,
    receipt: null,
  };
  return {
    checkout: {
      ...placed,
      id: checkoutId,
      user: buyer.id,
      idempotencyKey: `demo-${number}`,
      requestHash: `demo-${number}`,
      lines,
      priceRules: rules,
      currency,
      stock: stockOf[state],
      holds: 1,
      expiresAt: new Date(createdAt.getTime() + 30 * MINUTE_MS),
      providerOrderId,
    },
    order: {
      ...placed,
      id,
      owner: buyer.id,
      checkout: checkoutId,
      customerName: buyer.name,
      customerEmail: buyer.email,
      currency,
      paidAt: isPaid ? paidAt : null,
      deliveredAt: state === 'delivered' ? endedAt : null,
      cancelledAt: state === 'cancelled' ? endedAt : null,
      shippedAt: state === 'delivered' ? endedAt : null,
    },
    lines: orderLines,
    fulfilled: state === 'delivered' && {
      fulfillment: { ...fulfillment, createdAt: endedAt, deliveredAt: endedAt },
      lines: orderLines.map(({ id: orderLine, qty }) => ({ fulfillment: fulfillment.id, orderLine, qty })),
    },
    moves: sold.flatMap((line) => [moveOf(line, -1), ...(isBack ? [moveOf(line, 1)] : [])]),
    paid: providerOrderId && {
      payment: {
        ...money,
        id: paymentId,
        checkout: checkoutId,
        order: id,
        method: 'Visa ending in 1111',
        createdAt: paidAt,
      },
      sandboxOrder: {
        ...money,
        id: providerOrderId,
        receipt: checkoutId,
        status: 'paid' as const,
        attempts: 1,
        createdAt,
      },
      sandboxPayment: {
        ...money,
        id: paymentId,
        orderId: providerOrderId,
        status: back ? ('refunded' as const) : ('captured' as const),
        amountRefunded: back,
        method: 'card' as const,
        createdAt: paidAt,
      },
      refunds: back ? [{ refund, sandboxRefund }] : [],
    },
    events: [
      event('order.placed', id, createdAt, true, {
        checkout: checkoutId,
        totalPrice: money.amount,
        currency,
      }),
      ...(isPaid ? [event('order.paid', id, paidAt, true, { payment: paymentId, ...money })] : []),
      ...(state === 'delivered' ? [event('order.delivered', id, endedAt, false)] : []),
      ...(state === 'cancelled' ? [event('order.cancelled', id, endedAt, false)] : []),
      ...(back ? [event('refund.made', paymentId, endedAt, false, money)] : []),
    ],
  };
}

const streets = ['Elm Street', 'Harbour Road', 'Mill Lane', 'Station Road', 'Orchard Row', 'Canal Street'];
const cities = ['Pune', 'Kochi', 'Jaipur', 'Mysuru', 'Nagpur', 'Bhopal'];

function addressOf({ name }: Buyer) {
  const place = name.length % cities.length;
  return {
    address: `${1 + ((name.length * 7) % 90)} ${streets[(place + 2) % streets.length]}`,
    city: cities[place]!,
    postalCode: String(411_001 + ((name.length * 37) % 900)),
    country: 'India',
    countryCode: 'IN',
  };
}
