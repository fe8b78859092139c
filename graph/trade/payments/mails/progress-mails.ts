import type { MailType } from '../../../core/mailer.ts';
import { amountDue } from '../../../money/amount-due.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { orderName } from '../../../money/order-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import type { Order } from '../../orders/order.entity.ts';
import { isCapturedOnShipment, isExchange } from '../../payment-methods/payment-methods.ts';
import { payingLines } from '../bank-account.ts';
import * as t from '../messages/en.ts';
import { agreedAnnex } from './agreed-annex.tsx';
import { isFetched, readWithBackorders } from './mailed-order.ts';
import { day, orderParts } from './order-mail.tsx';
import { sampleParts } from './sample-order.ts';

const { name, orderNumber } = EXAMPLE;

const acceptedTexts = mailTexts({
  group: 'orders',
  placeholders: { name, orderNumber, paymentMethod: t.examplePayment },
  subject: t.yourOrderAt('{orderNumber}', '{shopName}'),
  opening: t.weHaveYourOrderIt('{paymentMethod}'),
  sample: (settings) => ({
    title: t.thankYou(name),
    paragraphs: [t.pleaseTransferByAndName(t.exampleAmount, t.exampleDay, orderNumber)],
    ...sampleParts(settings, { place: t.goesTo }),
    note: t.youGetThisMailBecauseYouOrdered(settings.name),
  }),
});

/** For orders that are paid later, or charged when they are shipped: how, and with the instructions of the shop, such as its bank account. */
export const orderAccepted: MailType = {
  title: t.orderAccepted,
  texts: acceptedTexts,
  async prepare(deps, mail) {
    const read = await readWithBackorders(deps, mail);
    const { number, paymentChoice, paymentDueAt, totalPrice, currency } = read.order;
    const money = (cents: number) => formatMoney(cents, moneyIn(currency, deps.settings));
    const total = money(totalPrice);
    const due = paymentDueAt && day(paymentDueAt, deps.settings);
    const order = orderName(number);
    const isReserved = paymentChoice.kind === 'provider';
    const how = isReserved
      ? t.weChargeWhenWeShip(total)
      : paymentChoice.kind === 'transfer'
        ? t.pleaseTransferByAndName(total, due, order)
        : t.pleaseHaveReadyWhenYou(total, isFetched(read), due);
    const isExchanged = isExchange(paymentChoice);
    const hasRest = read.order.setOffPrice > 0;
    const own = isExchanged
      ? hasRest
        ? t.weHaveYourPaymentOf(money(amountDue(read.order)))
        : t.weHoldYourExchange
      : isReserved
        ? t.weHaveYourOrderReserved
        : undefined;
    const values = { name: mail.toName, orderNumber: order, paymentMethod: paymentChoice.label };
    return renderMail(deps.settings, {
      ...acceptedTexts.say(deps.settings, values, { always: { opening: own } }),
      title: t.thankYou(mail.toName),
      paragraphs: [
        ...(isExchanged
          ? [
              ...(hasRest ? [t.weHoldYourExchange] : []),
              t.sendBackBy(due, hasRest),
              ...(hasRest ? [] : [t.whatIsMoreGoesBack]),
            ]
          : [how, ...(await payingLines(read.order, order, deps))]),
        ...backordersOf(read),
      ],
      ...orderParts(deps.settings, read, { place: t.goesTo }),
      ...(await agreedAnnex(deps, read.order)),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};

const steps = [
  [t.wePackIt, t.itIsPaidThereIs],
  [t.itIsOnItsWay, t.toTheAddressBelow],
  [t.itArrives, t.youGetAnotherMailThen],
] as const;

/** What is on backorder of the items that are to be shipped. */
function backordersOf({ lines, backordered }: Awaited<ReturnType<typeof readWithBackorders>>): string[] {
  const sum = (units: readonly number[]) => units.reduce((total, each) => total + each, 0);
  const units = sum([...backordered.values()]);
  return units > 0 ? [t.someOnBackorder(units, sum(lines.map(({ qty }) => qty)))] : [];
}

const toFetch = (order: string) =>
  [
    [t.wePackIt, t.itIsPaid],
    [t.youFetchIt, t.atThePlaceBelowBring(order)],
  ] as const;

const confirmedTexts = mailTexts({
  group: 'orders',
  placeholders: { name, orderNumber },
  subject: t.yourOrderAtIsPaid('{orderNumber}', '{shopName}'),
  opening: t.weHaveYourPaymentAnd,
  sample: (settings) => ({
    title: t.thankYou(name),
    paragraphs: [],
    ...sampleParts(settings, { steps, place: t.goesTo }),
    note: t.youGetThisMailBecauseYouOrdered(settings.name),
  }),
});

export const orderConfirmed: MailType = {
  title: t.orderConfirmed,
  texts: confirmedTexts,
  async prepare(deps, mail) {
    const read = await readWithBackorders(deps, mail);
    const order = orderName(read.order.number);
    const backorders = backordersOf(read);
    const wait = backorders.length > 0 ? ([[t.itIsBackInStock, t.partOnBackorder]] as const) : [];
    return renderMail(deps.settings, {
      ...confirmedTexts.say(
        deps.settings,
        { name: mail.toName, orderNumber: order },
        {
          always: { opening: specialPaymentOf(read.order, backorders.length === 0) },
          ...(backorders.length > 0 && { defaultOpening: t.weHaveYourPayment }),
        },
      ),
      title: t.thankYou(mail.toName),
      paragraphs: backorders,
      ...orderParts(deps.settings, read, {
        steps: read.order.shippedAt ? [] : [...wait, ...(isFetched(read) ? toFetch(order) : steps)],
        place: t.goesTo,
      }),
      ...(wasAccepted(read.order) ? {} : await agreedAnnex(deps, read.order)),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};

/** Whether the buyer got the mail of `orderAccepted` before, with the texts that the order brings along. */
const wasAccepted = ({ acceptedAt, paymentChoice }: Order) =>
  acceptedAt !== null || isCapturedOnShipment(paymentChoice);

/** Reserved money is charged when items were shipped already. Undefined for what is usual. */
function specialPaymentOf(
  { paymentChoice, shippedAt, setOffPrice }: Order,
  isPackedNext: boolean,
): string | undefined {
  if (shippedAt) return t.weHaveYourPayment;
  if (!isExchange(paymentChoice)) return undefined;
  return t.returnsPayIt(setOffPrice > 0, isPackedNext);
}
