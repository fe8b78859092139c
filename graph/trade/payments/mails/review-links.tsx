import type { MailSettings } from '../../../core/mailer.ts';
import { Links } from '../../../platform/mail/order-card.tsx';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import * as t from '../messages/en.ts';
import type { orderParts } from './order-mail.tsx';

/** Parts of a mail with a link to each product, where it is reviewed, at their end. */
export function withReviewLinks(
  { more: { html, text } }: ReturnType<typeof orderParts>,
  lines: readonly Pick<OrderLine, 'product' | 'name'>[],
  { url }: MailSettings,
) {
  const names = new Map(lines.map(({ product, name }) => [product, name]));
  const links = [...names].map(([id, label]) => ({ label, url: `${url}/product/${id}` }));
  return {
    more: {
      html: (
        <>
          {html}
          <Links title={t.writeAReview} links={links} />
        </>
      ),
      text: `${text}\n\n${[t.writeAReview, ...links.map((link) => `${link.label}: ${link.url}`)].join('\n')}`,
    },
  };
}
