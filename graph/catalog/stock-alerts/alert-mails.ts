import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MailDeps, MailSettings, MailType, MailTypes, QueuedMail } from '../../core/mailer.ts';
import { formatMoney } from '../../money/format-money.ts';
import { variantName } from '../../money/line.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { typedMayGo } from '../../platform/mail/may-go.ts';
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import { issueAlertLink } from './alert-links.ts';
import * as t from './messages/en.ts';
import { StockAlert } from './stock-alert.entity.ts';

/** The alert of a mail while its product is sold. */
export async function findAlert(em: SqlEntityManager, { data }: QueuedMail): Promise<StockAlert | null> {
  const alert = await em.findOne(StockAlert, String(data.alert), { populate: ['variant.product'] });
  return alert && isSold(alert) ? alert : null;
}

/** Whether shoppers can see its product, whose name may be new and not public yet. */
export const isSold = ({ variant }: StockAlert): boolean =>
  variant.deletedAt === null && variant.product.deletedAt === null && !variant.product.isDraft;

/** What its variant is called: "Runner (Size M)". */
export const nameOf = ({ variant: { options, product } }: StockAlert): string =>
  variantName({ name: product.name, options, optionNames: product.optionNames });

interface Asked {
  title: (product: string) => string;
  somebodyAsked: (product: string, shop: string) => string;
  /** Of an alert that was confirmed before. */
  listTitle: (product: string) => string;
  alreadyListed: (product: string, shop: string) => string;
}

/** Asks the reader of an address. Dropped when the alert is over. */
export function confirmMail(title: string, asked: Asked): MailType {
  const frame = (product: string, url: string) => ({
    title: asked.title(product),
    paragraphs: [],
    button: { label: t.confirmOrEnd, url },
    note: t.doNothing,
  });
  const texts = mailTexts({
    group: 'marketing',
    placeholders: { product: t.exampleProduct },
    required: ['product'],
    subject: asked.title('{product}'),
    opening: asked.somebodyAsked('{product}', '{shopName}'),
    sample: ({ url }) => frame(t.exampleProduct, url),
  });
  return {
    // Anybody with its link can confirm or end the alert.
    title,
    texts,
    isSecret: true,
    mayGo: typedMayGo,
    async prepare({ em, ports, settings }, mail) {
      const alert = await findAlert(em, mail);
      if (!alert || alert.notifiedAt) return null;
      const product = nameOf(alert);
      const url = await linkOf({ em, ports, settings }, alert);
      if (!alert.confirmedAt)
        return renderMail(settings, { ...texts.say(settings, { product }), ...frame(product, url) });
      return renderMail(settings, {
        subject: asked.listTitle(product),
        title: asked.listTitle(product),
        paragraphs: [asked.alreadyListed(product, settings.name)],
        button: { label: t.seeAlert, url },
        note: t.nothingToDo,
      });
    },
  };
}

/** A new link to the page of an alert. */
export const linkOf = async (
  { em, ports, settings }: Pick<MailDeps, 'em' | 'ports' | 'settings'>,
  { id }: StockAlert,
) => `${settings.url}/stock-alert/${await issueAlertLink(em, id, ports.now())}`;

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

/** The path of its product, with its variant chosen. */
export function productPath({ variant }: StockAlert): string {
  const { slug, id } = variant.product;
  const page = slug ? `/product/${encodeURIComponent(slug)}` : `/productscreen/${id}`;
  return `${page}?variant=${variant.id}`;
}

export const productUrl = ({ url }: MailSettings, alert: StockAlert): string => url + productPath(alert);

/** The mails about stock alerts. */
export const alertMails = {
  'stock.confirm': confirmMail('Confirm a stock alert', {
    title: t.confirmTitle,
    somebodyAsked: t.somebodyAsked,
    listTitle: t.listTitle,
    alreadyListed: t.alreadyListed,
  }),
  'stock.back': { title: 'Back in stock', texts: backTexts, prepare: back },
} satisfies MailTypes;
