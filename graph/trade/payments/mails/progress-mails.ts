import type { MailSettings, MailType } from '../../../core/mailer.ts';
import { amountDue } from '../../../money/amount-due.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { orderName } from '../../../money/order-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { findLeftUnits } from '../../credits/find-left-lines.ts';
import type { Order } from '../../orders/order.entity.ts';
import { isExchange } from '../../payment-methods/payment-methods.ts';
import * as t from '../messages/en.ts';
import { day, isFetched, orderParts, readOrder } from './order-mail.tsx';

/** For orders that are paid later, or charged when they are shipped: how, and with the instructions of the shop, such as its bank account. */
export const orderAccepted: MailType = {
  title: t.orderAccepted,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
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
    const instructions = paymentChoice.instructions ? [paymentChoice.instructions] : [];
    return renderMail(deps.settings, {
      subject: t.yourOrderAt(order, deps.settings.name),
      title: t.thankYou(mail.toName),
      paragraphs: isExchanged
        ? [
            ...(read.order.setOffPrice > 0 ? [t.weHaveYourPaymentOf(money(amountDue(read.order)))] : []),
            ...[t.weHoldYourExchange, t.sendBackBy(due, read.order.setOffPrice > 0)],
            ...(read.order.setOffPrice > 0 ? [] : [t.whatIsMoreGoesBack]),
          ]
        : [
            isReserved ? t.weHaveYourOrderReserved : t.weHaveYourOrderIt(paymentChoice.label),
            how,
            ...instructions,
          ],
      ...orderParts(deps.settings, read, { place: t.goesTo }),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};

const steps = [
  [t.wePackIt, t.itIsPaidThereIs],
  [t.itIsOnItsWay, t.toTheAddressBelow],
  [t.itArrives, t.youGetAnotherMailThen],
] as const;

const toFetch = (order: string) =>
  [
    [t.wePackIt, t.itIsPaid],
    [t.youFetchIt, t.atThePlaceBelowBring(order)],
  ] as const;

export const orderConfirmed: MailType = {
  title: t.orderConfirmed,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const order = orderName(read.order.number);
    return renderMail(deps.settings, {
      subject: t.yourOrderAtIsPaid(order, deps.settings.name),
      title: t.thankYou(mail.toName),
      paragraphs: [paymentOf(read.order)],
      ...orderParts(deps.settings, read, {
        steps: read.order.shippedAt ? [] : isFetched(read) ? toFetch(order) : steps,
        place: t.goesTo,
      }),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};

/** Reserved money is charged when items were shipped already. */
function paymentOf({ paymentChoice, shippedAt, setOffPrice }: Order): string {
  if (shippedAt) return t.weHaveYourPayment;
  if (!isExchange(paymentChoice)) return t.weHaveYourPaymentAnd;
  return setOffPrice > 0 ? t.yourItemsAndYouPayIt : t.yourItemsPayIt;
}

export const orderDelivered: MailType = {
  title: t.orderDelivered,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    const left = await findLeftUnits(deps.em, read.order.id);
    const isAll = read.lines.every(({ id, qty }) => left.get(id) === qty);
    const on = read.order.deliveredAt;
    const fetched = isFetched(read);
    const was = fetched ? t.pickedUp : t.delivered;
    const done = fetched ? t.youHaveYourOrder : t.yourOrderHasArrived;
    return renderMail(deps.settings, {
      subject: t.yourOrderAtWas(orderName(read.order.number), deps.settings.name, was),
      title: t.yourOrderWas(was),
      paragraphs: [t.helloTellOthersWhatYou(mail.toName, done)],
      ...orderParts(deps.settings, read, {
        ...(!isAll && { units: left }),
        place: on ? t.deliveredOn(fetched, day(on, deps.settings)) : t.deliveredTo,
      }),
      note: t.youGetThisMailBecause(deps.settings.name),
    });
  },
};

/** `data.isOverdue` says that it was not paid in time, `data.isOwn` that its buyer cancelled it; else the staff did. */
export const orderCancelled: MailType = {
  title: t.orderCancelled,
  async prepare(deps, mail) {
    const { settings } = deps;
    const read = await readOrder(deps, mail);
    return renderMail(settings, {
      subject: t.yourOrderAtWasCancelled(orderName(read.order.number), settings.name),
      title: t.yourOrderWasCancelled,
      paragraphs: [
        (mail.data.isPart ? t.helloWhatYouPaid : t.helloNothingWasCharged)(
          mail.toName,
          reasonOf(read.order, mail.data, settings),
        ),
        ...aboutMoney(read.order, mail.data),
        t.ifYouStillWantIt,
      ],
      button: { label: t.goToTheShop, url: settings.url },
      ...orderParts(settings, read, { hasButton: true }),
      note: t.youGetThisMailBecauseYouOrdered(settings.name),
    });
  },
};

function reasonOf(
  order: Order,
  { isOverdue, isOwn }: Record<string, unknown>,
  settings: MailSettings,
): string {
  const { paymentDueAt, paymentChoice } = order;
  if (isOwn) return t.youCancelledYourOrder;
  if (!isOverdue) return t.weCancelledYourOrder;
  if (paymentDueAt && isExchange(paymentChoice))
    return t.yourItemsHadNotCome(day(paymentDueAt, settings), order.setOffPrice > 0);
  if (!paymentDueAt || paymentChoice.kind === 'provider') return t.yourOrderWasNotPaid;
  return paymentChoice.kind === 'transfer'
    ? t.yourBankTransferHadNot(day(paymentDueAt, settings))
    : t.yourOrderHadNotBeen(isFetched({ order }), day(paymentDueAt, settings));
}

/** What becomes of money that comes too late. Cash never does. */
function aboutMoney(
  { number, acceptedAt, paymentChoice }: Order,
  { isReserved, isOverdue }: Record<string, unknown>,
): string[] {
  if (isExchange(paymentChoice)) return isOverdue ? [] : [t.yourReturnIsRefunded];
  if (isReserved) return [t.theReservationEnds];
  if (acceptedAt && paymentChoice.kind === 'transfer') return [t.ifYourTransferIsOn(orderName(number))];
  return acceptedAt ? [] : [t.ifYourPaymentIsStill];
}
