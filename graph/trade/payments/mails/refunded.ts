import type { MailDeps, MailType } from '../../../core/mailer.ts';
import { idAtProvider } from '../../../core/provider-ids.ts';
import { formatMoney, moneyIn } from '../../../money/format-money.ts';
import { minorDigits } from '../../../money/minor-units.ts';
import { orderName } from '../../../money/order-name.ts';
import { paymentName } from '../../../money/payment-name.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import { Credit, CreditLine } from '../../credits/credit.entity.ts';
import * as t from '../messages/en.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { readOrder } from './mailed-order.ts';
import { day, orderParts } from './order-mail.tsx';
import { sampleParts } from './sample-order.ts';

const texts = mailTexts({
  group: 'payments',
  placeholders: {
    name: EXAMPLE.name,
    orderNumber: EXAMPLE.orderNumber,
    amount: t.exampleAmount,
    payment: t.yourPaymentInText,
  },
  required: ['amount'],
  subject: t.refundedAmount('{amount}', '{orderNumber}'),
  opening: t.helloWeRefundedInFull('{name}', false, '{payment}', '{amount}'),
  sample: (settings) => ({
    title: t.goesBackToYou(t.exampleAmount),
    paragraphs: [],
    ...sampleParts(settings, { sums: [{ label: t.refunded, value: t.exampleAmount, isTotal: true }] }),
    note: t.youGetThisMailBecauseYou(settings.name),
  }),
});

/** `data.payment` is the id of the payment, `data.refunds` those of the refunds that the mail is about; all of the payment without them. */
export const refunded: MailType = {
  title: t.paymentRefunded,
  texts,
  async prepare(deps, { toName, orderId, data }) {
    const { em, settings } = deps;
    const payment = await em.findOneOrFail(Payment, { id: String(data.payment) });
    const ids = data.refunds as string[] | undefined;
    const refunds = await em.find(Refund, { payment, ...(ids && { id: ids }) });
    const { currency } = payment;
    const money = (cents: number) => formatMoney(cents, moneyIn(currency, settings), minorDigits(currency));
    const back = Math.min(sum(refunds.map((refund) => refund.amount)), payment.amount);
    const amount = money(back);
    const [last] = refunds.flatMap(({ madeAt }) => madeAt ?? []).sort((a, b) => b.getTime() - a.getTime());
    const read = orderId ? await readOrder(deps, { orderId }) : null;
    const order = read && orderName(read.order.number);
    const reasons = new Set(refunds.flatMap(({ reason }) => reason ?? []));
    if (refunds.some(({ isReversal }) => isReversal))
      return renderMail(settings, {
        subject: t.isNotPaid(order),
        title: t.notPaid,
        paragraphs: [t.helloWeRecordedByMistake(toName, amount), ...reasons],
        ...(read && orderParts(settings, read)),
        note: t.youGetThisMailBecauseYou(settings.name),
      });
    const isInFull = back === payment.amount;
    const what = payment.provider
      ? t.yourPayment(idAtProvider(payment.provider, payment.id))
      : t.yourPaymentInText;
    const credited = await creditedBy(em, refunds);
    const isByShop = !payment.provider && read?.order.paymentChoice.kind === 'provider';
    const way =
      read && !isByShop && paymentName(read.order.paymentMethod, read.order.paymentChoice, payment.method);
    const hint = last && t.sentBackOn(day(last, settings), way || null);
    // Of an exchange, what the buyer paid and what returned items paid go back apart.
    const elsewhere = read && read.order.setOffPrice > 0 ? credited.all - credited.setOff - back : 0;
    const sums = [
      ...(credited.shipping > 0 ? [{ label: t.shipping, value: money(credited.shipping) }] : []),
      ...(credited.goodwill > 0 ? [{ label: t.goodwill, value: money(credited.goodwill) }] : []),
      ...(credited.setOff > 0 ? [{ label: t.putTowardsNewOrder, value: money(-credited.setOff) }] : []),
      ...(elsewhere > 0 ? [{ label: t.goesBackOtherwise, value: money(-elsewhere) }] : []),
      { label: t.refunded, value: amount, hint, isTotal: true },
      ...(isInFull ? [] : [{ label: t.refundedInAll, value: money(payment.refundedAmount) }]),
    ];
    const hello = payment.provider ? t.helloWeRefundedInFull : t.helloWeGaveBackIn;
    const values = { name: toName, orderNumber: order ?? '', amount, payment: what };
    return renderMail(settings, {
      ...texts.say(settings, values, {
        ...(!order && { always: { subject: t.refundedAmount(amount, null) } }),
        defaultOpening: hello(toName, isInFull, what, amount),
      }),
      title: t.goesBackToYou(amount),
      paragraphs: [...reasons],
      // All that was paid goes back, and for nothing else: it is all of the order.
      ...(read && orderParts(settings, read, { sums, ...(!(isInFull && credited.isNone) && credited) })),
      note: t.youGetThisMailBecauseYou(settings.name),
    });
  },
};

/** What refunds are for: the units and amounts of order lines, by their ids, and in minor units what is for shipping, what is goodwill, and what pays the new order of an exchange. */
async function creditedBy(em: MailDeps['em'], refunds: readonly Refund[]) {
  const credits = await em.find(Credit, { id: refunds.flatMap(({ credit }) => credit?.id ?? []) });
  const lines = await em.find(CreditLine, { credit: credits });
  const byLine = Map.groupBy(lines, ({ orderLine }) => orderLine.id);
  const sumsOf = (field: 'qty' | 'amount') =>
    new Map([...byLine].map(([id, parts]) => [id, sum(parts.map((part) => part[field]))]));
  const shipping = sum(credits.map(({ shippingAmount }) => shippingAmount));
  const all = sum(credits.map(({ amount }) => amount));
  const goodwill = all - shipping - sum(lines.map(({ amount }) => amount));
  const isNone = credits.length === 0;
  const setOff = sum(credits.map(({ setOffAmount }) => setOffAmount));
  return { isNone, all, setOff, shipping, goodwill, units: sumsOf('qty'), amounts: sumsOf('amount') };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
