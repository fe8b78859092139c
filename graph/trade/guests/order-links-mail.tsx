import type { MailSettings } from '../../core/mailer.ts';
import { renderMail } from '../../platform/mail/layout.tsx';
import { LINE, Rows, SMALL } from '../../platform/mail/layout-parts.tsx';
import { EXAMPLE, mailTexts } from '../../platform/mail/texts/mail-texts.ts';
import * as t from './messages/en.ts';

interface LinkedOrder {
  /** Such as "#1049". */
  name: string;
  link: string;
  day: string;
  total: string;
}

export const orderLinksTexts = mailTexts({
  group: 'orders',
  placeholders: { name: EXAMPLE.name },
  subject: t.yourOrdersAt('{shopName}'),
  opening: t.theseLinksShowYourOrders,
  sample: ({ name, url }) => ({
    title: t.hello(EXAMPLE.name),
    paragraphs: [],
    button: { label: EXAMPLE.orderNumber, url },
    note: t.somebodyAskedForOrdersAt(name),
  }),
});

/** With a link to each order, valid for 90 days. `hasAccount` says that an account with the address has orders, too. */
export function orderLinks(
  settings: MailSettings,
  { name, orders, hasAccount }: { name: string; orders: readonly LinkedOrder[]; hasAccount: boolean },
) {
  const cell = { padding: '12px 0', borderTop: `1px solid ${LINE}` };
  const html = (
    <Rows>
      {orders.map((order) => (
        <tr key={order.name}>
          <td style={cell}>
            <a href={order.link}>
              <b>{order.name}</b>
            </a>
            <br />
            <span style={SMALL}>{t.placedOn(order.day)}</span>
          </td>
          <td align="right" style={cell}>
            {order.total}
          </td>
        </tr>
      ))}
    </Rows>
  );
  const lines = orders.map(({ name, day, total, link }) => `${name}, ${t.placedOn(day)}, ${total}\n${link}`);
  return renderMail(settings, {
    ...orderLinksTexts.say(
      settings,
      { name },
      orders.length > 0 ? {} : { always: { opening: t.ordersOfYourAccount } },
    ),
    title: t.hello(name),
    paragraphs: hasAccount && orders.length > 0 ? [t.ordersOfYourAccount] : [],
    ...(hasAccount && { button: { label: t.signIn, url: `${settings.url}/login` } }),
    ...(orders.length > 0 && { more: { html, text: lines.join('\n\n') } }),
    note: t.somebodyAskedForOrdersAt(settings.name),
  });
}
