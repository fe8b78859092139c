import { normaliseEmail } from '../../core/email-address.ts';
import type { MailDeps, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { mailName } from '../../platform/mail/mail-name.ts';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { Order } from '../orders/order.entity.ts';
import { findProductsToReview } from './find-products-to-review.ts';
import * as t from './messages/en.ts';
import { ReviewStop, stopHash } from './review-stop.entity.ts';
import { REVIEW_STOP_PATH } from './unsubscribe-page.ts';

const texts = mailTexts({
  group: 'marketing',
  placeholders: { name: EXAMPLE.name },
  subject: t.howWasIt('{shopName}'),
  opening: t.helloTellOthers('{name}'),
  sample: ({ name, url }) => ({
    title: t.howWasYourOrder,
    paragraphs: [`• ${t.exampleProduct}`, t.noNeedToSignIn],
    button: { label: t.writeAReview, url },
    note: t.youGetThisMailOnce(name),
    unsubscribe: url,
  }),
});

/** Dropped when nothing is left to review by now, or the person wants no more such mails. */
async function prepare({ em, ports, settings }: MailDeps, { orderId }: QueuedMail) {
  const order = await em.findOneOrFail(Order, { id: orderId! });
  const emailKey = normaliseEmail(order.customerEmail);
  if ((await em.count(User, { id: order.owner.id, deletedAt: null })) === 0) return null;
  if ((await em.count(ReviewStop, { hash: stopHash(emailKey) })) > 0) return null;
  const products = await findProductsToReview(em, order.id, emailKey);
  if (products.length === 0) return null;
  const owner = { userId: order.owner.id, emailKey, orderId: order.id };
  const now = ports.now();
  return renderMail(settings, {
    ...texts.say(settings, { name: mailName(order.customerName) }),
    title: t.howWasYourOrder,
    paragraphs: [...products.map(({ name }) => `• ${name}`), t.noNeedToSignIn],
    button: {
      label: t.writeAReview,
      url: `${settings.url}/order/review#${await issueToken(em, 'review', owner, now)}`,
    },
    note: t.youGetThisMailOnce(settings.name),
    unsubscribe: `${settings.url}${REVIEW_STOP_PATH}/${await issueToken(em, 'review_stop', owner, now)}`,
  });
}

/** The mails that ask for reviews. */
export const reviewRequestMails = {
  // Anybody with its link can write reviews in the name of the buyer.
  'review.request': { title: t.requestForReviews, texts, isSecret: true, prepare },
} satisfies MailTypes;
