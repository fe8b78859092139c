import type { MailDeps } from '../../../core/mailer.ts';
import { plainText } from '../../../core/markdown/description.ts';
import { renderMarkdown } from '../../../core/markdown/render-markdown.ts';
import { Page } from '../../../platform/pages/page.entity.ts';
import { AgreedText } from '../../checkout/agreed-text.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import * as t from '../messages/en.ts';

/** Bytes of HTML of all texts of a mail: programs cut mails above 102 kB. */
const MOST_BYTES = 80_000;

/** Links of Markdown with their addresses beside them, since a plain text has no links. */
const withAddresses = (body: string, url: string) =>
  body.replace(/\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/g, (_, text: string, href: string) => {
    const address = href.startsWith('/') ? `${url}${href}` : href;
    return text === address ? `<${address}>` : `${text} (<${address}>)`;
  });

/**
 * The texts that the buyer has agreed to, as they were then, for a mail that the buyer keeps: by law the terms and the right of withdrawal
 * come on a durable medium. The privacy policy is no part of the contract. Of a text that is too long the mail has the link alone.
 */
export async function agreedAnnex(
  { em, settings: { url } }: Pick<MailDeps, 'em' | 'settings'>,
  { agreedTexts }: Pick<Order, 'agreedTexts'>,
) {
  if (agreedTexts.length === 0) return {};
  const stored = await em.find(AgreedText, { id: agreedTexts.map(({ id }) => id) });
  const policies = await em.find(Page, { id: stored.map(({ page }) => page), kind: 'privacy' });
  let left = MOST_BYTES;
  const texts = agreedTexts.flatMap(({ id }) => {
    const text = stored.find((each) => each.id === id);
    if (!text || policies.some((policy) => policy.id === text.page)) return [];
    const html = renderMarkdown(text.body).replaceAll('href="/', `href="${url}/`);
    const bytes = Buffer.byteLength(html);
    if (bytes > left) return [];
    left -= bytes;
    return [{ id, html, title: t.agreedText(text.title, text.version), body: text.body }];
  });
  if (texts.length === 0) return {};
  const html = texts.map(({ id, title, html: __html }) => (
    <div key={id} style={{ marginTop: 24, fontSize: 14, lineHeight: '21px' }}>
      <h2 style={{ fontSize: 20, lineHeight: '26px', margin: 0 }}>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html }} />
    </div>
  ));
  const plain = texts.map(({ title, body }) => `${title}\n\n${plainText(withAddresses(body, url))}`);
  return { annex: { html, text: [t.rule, ...plain].join('\n\n') } };
}
