import type { MailDeps, MailTypes, QueuedMail } from '../../../core/mailer.ts';
import { formatMoney } from '../../../money/format-money.ts';
import { issueToken } from '../../../people/accounts/tokens/tokens.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { mailName } from '../../../platform/mail/mail-name.ts';
import { SavedProduct } from '../saved-product.entity.ts';
import * as t from './messages/en.ts';
import { PRICE_STOP_PATH } from './stop-path.ts';

/** Dropped when the alert is over, the product is not sold or the price has risen again. */
async function prepare({ em, ports, settings }: MailDeps, { userId, data }: QueuedMail) {
  const key = { user: userId!, product: String(data.product) };
  const saved = await em.findOne(SavedProduct, key, { populate: ['product'] });
  const user = await em.findOne(User, { id: userId!, deletedAt: null, emailVerifiedAt: { $ne: null } });
  const product = saved?.product;
  if (
    !user ||
    !product ||
    !saved.price ||
    product.deletedAt ||
    product.isDraft ||
    product.price >= saved.price
  )
    return null;
  const token = await issueToken(
    em,
    'unsubscribe',
    { userId: user.id, emailKey: user.emailKey! },
    ports.now(),
  );
  const { url, name } = settings;
  const [now, before] = [product.price, saved.price].map((cents) => formatMoney(cents, settings));
  const page = product.slug ? `/product/${encodeURIComponent(product.slug)}` : `/productscreen/${product.id}`;
  return renderMail(settings, {
    ...{ subject: t.costsLess(product.name), title: t.costsLess(product.name) },
    paragraphs: [t.hello(mailName(user.name)), t.costsNow(product.name, now!, before!)],
    button: { label: t.seeProduct, url: url + page },
    note: t.whyYouGetIt(name),
    unsubscribe: `${url}${PRICE_STOP_PATH}/${token}`,
  });
}

/** The mails about prices. */
export const priceMails = {
  // Anybody with its link can end the alerts.
  'price.fell': { title: 'Price alert', isSecret: true, prepare },
} satisfies MailTypes;
