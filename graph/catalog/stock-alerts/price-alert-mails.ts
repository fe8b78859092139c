import type { MailDeps, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { formatMoney } from '../../money/format-money.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { confirmMail, findAlert, linkOf, nameOf, productUrl } from './alert-mails.ts';
import * as t from './messages/en.ts';

const texts = mailTexts({
  group: 'marketing',
  placeholders: { product: t.exampleProduct, price: t.examplePrice, earlierPrice: t.exampleEarlierPrice },
  subject: t.lowerTitle('{product}'),
  opening: t.costsNow('{product}', '{price}', '{earlierPrice}'),
  sample: ({ name, url }) => frame(t.exampleProduct, { name, url }, url),
});

const frame = (product: string, { name, url }: { name: string; url: string }, unsubscribe: string) => ({
  title: t.lowerTitle(product),
  paragraphs: [],
  button: { label: t.seeProduct, url },
  note: t.onlyPriceMail(name),
  unsubscribe,
});

/** Dropped when the product is not sold or costs as much again. */
async function lower(deps: MailDeps, mail: QueuedMail) {
  const { em, settings } = deps;
  const alert = await findAlert(em, mail);
  if (alert?.below == null || alert.variant.price >= alert.below) return null;
  const product = nameOf(alert);
  const [price, earlierPrice] = [alert.variant.price, alert.below].map((cents) =>
    formatMoney(cents, settings),
  );
  return renderMail(settings, {
    ...texts.say(settings, { product, price: price!, earlierPrice: earlierPrice! }),
    ...frame(
      product,
      { name: settings.name, url: productUrl(settings, alert) },
      `${await linkOf(deps, alert)}/end`,
    ),
  });
}

/** The mails about prices to people without an account. */
export const priceAlertMails = {
  'price.confirm': confirmMail('Confirm a price alert', {
    title: t.confirmPriceTitle,
    somebodyAsked: t.somebodyAskedForPrice,
    listTitle: t.priceListTitle,
    alreadyListed: t.alreadyListedForPrice,
  }),
  // Anybody with its link can delete the address.
  'price.lower': { title: 'Price alert without an account', texts, isSecret: true, prepare: lower },
} satisfies MailTypes;
