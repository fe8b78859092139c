import type { MailSettings } from '../../../core/mailer.ts';
import { EXAMPLE } from '../../../platform/mail/texts/mail-texts.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import * as t from '../messages/en.ts';
import { orderParts } from './order-mail.tsx';

const [price, shippingPrice] = [2400, 490];

const paymentChoice: Order['paymentChoice'] = {
  id: 'example',
  kind: 'transfer',
  label: t.examplePayment,
  instructions: '',
};

const shippingAddress = {
  address: '12 Example Street',
  city: 'London',
  postalCode: 'SW1A 1AA',
  country: 'United Kingdom',
};

/** Lines, sums and address of an order that nobody placed, for previews. */
export function sampleParts(settings: MailSettings, said: Parameters<typeof orderParts>[2] = {}) {
  const { currency, url } = settings;
  const order: Partial<Order> = {
    number: 1049,
    customerName: EXAMPLE.name,
    billingAddress: null,
    paidAt: null,
    deliveredAt: null,
    shippingMethod: null,
    discounts: [],
    agreedTexts: [],
    itemsPrice: 2 * price,
    shippingPrice,
    taxPrice: 0,
    totalPrice: 2 * price + shippingPrice,
    setOffPrice: 0,
    pricesIncludeTax: true,
    currency,
    paymentChoice,
  };
  const line: Partial<OrderLine> = {
    id: 'example',
    name: t.exampleItem,
    options: [],
    optionNames: [],
    sku: null,
    image: '',
    qty: 2,
    price,
  };
  const shown = { order: { ...order, shippingAddress } as Order, lines: [line as OrderLine] };
  return orderParts(settings, { ...shown, payment: null, url }, said);
}
