import type { MailSettings } from '../../../core/mailer.ts';
import { amountDue } from '../../../money/amount-due.ts';
import type { Cents } from '../../../money/cents.ts';
import { deliveryText, stillHolds } from '../../../money/delivery-dates.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { variantName } from '../../../money/line.ts';
import { orderName } from '../../../money/order-name.ts';
import { paymentName } from '../../../money/payment-name.ts';
import { pickupLines } from '../../../money/pickup.ts';
import { addressLines, type PostalAddress } from '../../../money/postal-address.ts';
import { mailLine } from '../../../platform/mail/mail-name.ts';
import {
  Links,
  OrderCard,
  OrderLines,
  OrderSums,
  Pair,
  type ShownSum,
} from '../../../platform/mail/order-card.tsx';
import { Steps } from '../../../platform/mail/order-steps.tsx';
import { pictureOf } from '../../../platform/mail/picture-of.ts';
import type { Terms } from '../../checkout/terms.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import * as t from '../messages/en.ts';
import { Payment } from '../payment.entity.ts';
import { isFetched } from './mailed-order.ts';

/** What a mail shows of an order. */
type ShownOrder = Terms &
  Pick<Order, 'number' | 'customerName' | 'paidAt' | 'deliveredAt'> &
  Partial<Pick<Order, 'createdAt' | 'shippedAt' | 'cancelledAt' | 'heldAt'>>;

type ShownLine = Pick<
  OrderLine,
  'id' | 'name' | 'options' | 'optionNames' | 'sku' | 'image' | 'qty' | 'price'
>;

interface Shown {
  order: ShownOrder;
  lines: readonly ShownLine[];
  payment: Payment | null;
  url: string;
  /** Left out: the number of the order. */
  name?: string;
  /** The units on backorder of its lines, by their ids, for those that have any. */
  backordered?: ReadonlyMap<string, number>;
}

interface Said {
  /** Shown after the total. */
  sums?: ShownSum[];
  steps?: readonly (readonly [title: string, text: string])[];
  /** What is said of the address, such as "Goes to", unless the order is fetched. Without it the address is not shown. */
  place?: string;
  /** The units of the lines that the mail is about, by their ids: of the others, and of what all of it costs, it says nothing. */
  units?: ReadonlyMap<string, number>;
  /** What is said of those units as their price, instead of what they cost. */
  amounts?: ReadonlyMap<string, Cents>;
  /** Whether the mail has a button of its own, beside which the order has a plain link. */
  hasButton?: boolean;
}

/** Number, lines, sums and address of an order, and where to get help. */
export function orderParts(
  settings: MailSettings,
  { order, lines, payment, url, name = orderName(order.number), backordered = new Map() }: Shown,
  { sums: others = [], steps = [], units, amounts, place, hasButton }: Said = {},
) {
  const money = (cents: number) => formatMoney(cents, moneyIn(order.currency, settings));
  const { shippingAddress: to, billingAddress: bill } = order;
  const fetched = isFetched({ order });
  const isOver = order.deliveredAt !== null;
  const goesTo = fetched
    ? pickupLines({ ...order.shippingMethod!, ...(isOver && { daysMin: null, daysMax: null }) }).join('\n')
    : typedLines({ ...to, name: to.name ?? order.customerName });
  const { delivery } = order.shippingMethod ?? {};
  const { createdAt, paidAt } = order;
  const isPrompt = paidAt && createdAt ? stillHolds(createdAt, paidAt) : order.paymentChoice.kind === 'cod';
  const isOnTime =
    isPrompt && !order.shippedAt && !order.cancelledAt && !order.heldAt && backordered.size === 0;
  const arrives = delivery && !fetched && isOnTime && deliveryText(delivery);
  const paid = order.paidAt ? t.paidOn(day(order.paidAt, settings), howPaid(order, payment)) : undefined;
  /** Units that were cancelled while their money was only reserved are never charged. */
  const notCharged = payment ? amountDue(order) - payment.amount : 0;
  const totals = (): ShownSum[] =>
    order.setOffPrice > 0
      ? [
          { label: t.total, value: money(order.totalPrice) },
          { label: t.paidWithReturnedItems(order.paidAt !== null), value: money(-order.setOffPrice) },
          {
            label: payment ? t.charged : t.toBePaid,
            value: money(amountDue(order)),
            hint: paid,
            isTotal: true,
          },
        ]
      : notCharged > 0
        ? [
            { label: t.total, value: money(order.totalPrice) },
            { label: t.cancelledNotCharged, value: money(-notCharged) },
            { label: t.charged, value: money(order.totalPrice - notCharged), hint: paid, isTotal: true },
          ]
        : [{ label: t.total, value: money(order.totalPrice), hint: paid, isTotal: true }];
  const sums: ShownSum[] = units
    ? others
    : [
        { label: t.items, value: money(order.itemsPrice) },
        ...order.discounts.map(({ title, code, amount }) => {
          return { label: code ? `${title} (${code})` : title, value: money(-amount) };
        }),
        { label: t.shipping, value: order.shippingPrice === 0 ? t.free : money(order.shippingPrice) },
        { label: order.pricesIncludeTax ? t.taxIncluded : t.tax, value: money(order.taxPrice) },
        ...totals(),
        ...others,
      ];
  const said = units ? lines.map((line) => ({ ...line, qty: units.get(line.id) ?? 0 })) : lines;
  const shown = said
    .filter(({ qty }) => qty > 0)
    .map(({ id, name, options, optionNames, sku, image, qty, price }) => ({
      id,
      name: variantName({ name, options, optionNames }),
      picture: pictureOf(image, settings),
      price: money(amounts?.get(id) ?? price * qty),
      sku: sku ? t.sku(sku) : undefined,
      note: backordered.has(id) ? t.onBackorder(backordered.get(id)!, qty) : undefined,
      quantity: amounts ? t.itemCount(qty) : t.itemsEach(qty, money(price)),
    }));
  const parts = [
    ...(place ? [{ title: fetched && !isOver ? t.whereToFetchIt : place, content: goesTo }] : []),
    ...(place && arrives ? [{ title: t.arrives, content: arrives }] : []),
    ...(place && bill ? [{ title: t.billTo, content: typedLines(bill) }] : []),
    { title: t.somethingWrong, content: t.replyToThisMail(name) },
  ];
  const terms = place ? agreedTo(order, settings) : [];
  const html = (
    <>
      <OrderCard name={name} url={url} isPlain={hasButton} look={settings.look} />
      <OrderLines lines={shown} />
      {sums.length > 0 && <OrderSums sums={sums} />}
      {steps.length > 0 && <Steps steps={steps} look={settings.look} />}
      <Pair parts={parts} />
      {terms.length > 0 && <Links title={t.termsOfThisOrder} links={terms} />}
    </>
  );
  const text = [
    t.orderNumberViewYourOrder(name, url),
    shown
      .map(
        ({ name, sku, quantity, price, note }) =>
          `${[name, sku, quantity].filter(Boolean).join(', ')}: ${price}${note ? `\n  ${note}` : ''}`,
      )
      .join('\n'),
    ...(sums.length > 0
      ? [sums.map(({ label, value, hint }) => `${label}: ${value}${hint ? ` (${hint})` : ''}`).join('\n')]
      : []),
    ...(steps.length > 0
      ? [t.whatHappensNext(steps.map((step, at) => `${at + 1}. ${step.join('. ')}`).join('\n'))]
      : []),
    ...parts.map(({ title, content }) => `${title}\n${content}`),
    ...(terms.length > 0
      ? [[t.termsOfThisOrder, ...terms.map(({ label, url: to }) => `${label}: ${to}`)].join('\n')]
      : []),
  ].join('\n\n');
  return { more: { html, text } };
}

/** Links to the texts that the buyer has agreed to, as they were then. */
const agreedTo = ({ agreedTexts }: Pick<Terms, 'agreedTexts'>, { url }: MailSettings) =>
  agreedTexts.map(({ id, title, version }) => ({
    label: t.agreedText(title, version),
    url: `${url}/agreed/${id}`,
  }));

/** An address as it was typed, maybe by a stranger to whom the mail goes. */
const typedLines = (typed: PostalAddress) => addressLines(typed).map(mailLine).join('\n');

/** How a paid order was paid, such as ", Bank transfer" or ", Card, Visa ending in 1111"; empty when nothing was to be paid. */
function howPaid({ totalPrice, paymentMethod, paymentChoice }: Terms, payment: Payment | null): string {
  if (totalPrice === 0) return '';
  const isOtherwise = payment?.recordedBy && paymentChoice.kind === 'provider';
  return `, ${isOtherwise ? t.toTheShop : paymentName(paymentMethod, paymentChoice, payment?.method)}`;
}

/** A day in the time zone of the shop. */
export const day = (date: Date, { timeZone }: Pick<MailSettings, 'timeZone'>) =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
