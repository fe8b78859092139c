import type { MailType } from '../../../core/mailer.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import * as t from '../messages/en.ts';
import { isFetched, orderParts, readOrder } from './order-mail.tsx';

const steps = [
  [t.wePackIt, t.itIsPaidThereIs],
  [t.itIsOnItsWay, t.toTheAddressBelow],
  [t.itArrives, t.youGetAnotherMailThen],
] as const;

const toFetch = [
  [t.wePackIt, t.itIsPaid],
  [t.youFetchIt, t.atThePlaceBelowBring],
] as const;

export const orderConfirmed: MailType = {
  title: t.orderConfirmed,
  async prepare(deps, mail) {
    const read = await readOrder(deps, mail);
    return renderMail(deps.settings, {
      subject: t.yourOrderAtIsPaid(deps.settings.name),
      title: t.thankYou(mail.toName),
      paragraphs: [t.weHaveYourPaymentAnd],
      ...orderParts(deps.settings, read, { steps: isFetched(read) ? toFetch : steps, place: t.goesTo }),
      note: t.youGetThisMailBecauseYouOrdered(deps.settings.name),
    });
  },
};
