import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MailDeps, MailSettings, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { formatMoney } from '../../money/format-money.ts';
import { variantName } from '../../money/line.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { typedMayGo } from '../../platform/mail/may-go.ts';
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { issueAlertLink } from './alert-links.ts';
import * as t from './messages/en.ts';
import { StockAlert } from './stock-alert.entity.ts';

/** The alert of a mail while its product is sold. */
async function findAlert(em: SqlEntityManager, { data }: QueuedMail): Promise<StockAlert | null> {
  const alert = await em.findOne(StockAlert, String(data.alert), { populate: ['variant.product'] });
  return alert && isSold(alert) ? alert : null;
}

/** Whether shoppers can see its product, whose name may be new and not public yet. */
export const isSold = ({ variant }: StockAlert): boolean =>
  variant.deletedAt === null && variant.product.deletedAt === null && !variant.product.isDraft;

/** What its variant is called: "Runner (Size M)". */
export const nameOf = ({ variant: { options, product } }: StockAlert): string =>
  variantName({ name: product.name, options, optionNames: product.optionNames });

const confirmTexts = mailTexts({
  group: 'marketing',
  placeholders: { product: t.exampleProduct },
  required: ['product'],
  subject: t.confirmTitle('{product}'),
  opening: t.somebodyAsked('{product}', '{shopName}'),
  sample: ({ url }) => confirmFrame(t.exampleProduct, url),
});

const confirmFrame = (product: string, url: string) => ({
  title: t.confirmTitle(product),
  paragraphs: [],
  button: { label: t.confirmOrEnd, url },
  note: t.doNothing,
});

/** Asks the reader of an address. Dropped when the alert is over. */
async function confirm({ em, ports, settings }: MailDeps, mail: QueuedMail) {
  const alert = await findAlert(em, mail);
  if (!alert || alert.notifiedAt) return null;
  const token = await issueAlertLink(em, alert.id, ports.now());
  const product = nameOf(alert);
  const url = `${settings.url}/stock-alert/${token}`;
  const { name: shop } = settings;
  if (alert.confirmedAt)
    return renderMail(settings, {
      ...{ subject: t.listTitle(product), title: t.listTitle(product) },
      paragraphs: [t.alreadyListed(product, shop)],
      button: { label: t.seeAlert, url },
      note: t.nothingToDo,
    });
  return renderMail(settings, { ...confirmTexts.say(settings, { product }), ...confirmFrame(product, url) });
}

const backTexts = mailTexts({
  group: 'marketing',
  placeholders: { product: t.exampleProduct, price: t.examplePrice },
  subject: t.backTitle('{product}'),
  opening: t.canBeBought('{product}', '{price}'),
  sample: ({ name, url }) => backFrame(t.exampleProduct, { name, url }),
});

const backFrame = (product: string, { name, url }: { name: string; url: string }) => ({
  title: t.backTitle(product),
  paragraphs: [],
  button: { label: t.seeProduct, url },
  note: t.onlyMail(name),
});

async function back({ em, settings }: MailDeps, mail: QueuedMail) {
  const alert = await findAlert(em, mail);
  if (!alert) return null;
  const product = nameOf(alert);
  return renderMail(settings, {
    ...backTexts.say(settings, { product, price: formatMoney(alert.variant.price, settings) }),
    ...backFrame(product, { name: settings.name, url: productUrl(settings, alert) }),
  });
}

function productUrl({ url }: MailSettings, { variant }: StockAlert): string {
  const { slug, id } = variant.product;
  const page = slug ? `/product/${encodeURIComponent(slug)}` : `/productscreen/${id}`;
  return `${url}${page}?variant=${variant.id}`;
}

/** The mails about stock alerts. */
export const alertMails = {
  // Anybody with its link can confirm or end the alert.
  'stock.confirm': {
    ...{ title: 'Confirm a stock alert', texts: confirmTexts, isSecret: true },
    ...{ mayGo: typedMayGo, prepare: confirm },
  },
  'stock.back': { title: 'Back in stock', texts: backTexts, prepare: back },
} satisfies MailTypes;
