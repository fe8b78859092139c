import type { MailDeps, MailTypes, QueuedMail } from '../../../core/mailer.ts';
import { formatMoney } from '../../../money/format-money.ts';
import { issueToken } from '../../../people/accounts/tokens/tokens.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { mailName } from '../../../platform/mail/mail-name.ts';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import { SavedProduct } from '../saved-product.entity.ts';
import * as t from './messages/en.ts';
import { PRICE_STOP_PATH } from './stop-path.ts';

const example = { product: t.exampleProduct, price: t.examplePrice, earlierPrice: t.exampleEarlierPrice };

const texts = mailTexts({
  group: 'marketing',
  placeholders: { name: EXAMPLE.name, product: example.product },
  subject: t.costsLess('{product}'),
  opening: t.hello('{name}'),
  sample: ({ name, url }) => frame(example, { name, url }, url),
});

const frame = (
  { product, price, earlierPrice }: typeof example,
  { name, url }: { name: string; url: string },
  unsubscribe: string,
) => ({
  title: t.costsLess(product),
  paragraphs: [t.costsNow(product, price, earlierPrice)],
  button: { label: t.seeProduct, url },
  note: t.whyYouGetIt(name),
  unsubscribe,
});

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
  const said = { product: product.name, price: now!, earlierPrice: before! };
  return renderMail(settings, {
    ...texts.say(settings, { name: mailName(user.name), product: product.name }),
    ...frame(said, { name, url: url + page }, `${url}${PRICE_STOP_PATH}/${token}`),
  });
}

/** The mails about prices. */
export const priceMails = {
  // Anybody with its link can end the alerts.
  'price.fell': { title: 'Price alert', texts, isSecret: true, prepare },
} satisfies MailTypes;
