import type { MailContent, MailSettings } from '../../../core/mailer.ts';
import { formatMoney } from '../../../money/format-money.ts';
import { variantName } from '../../../money/line.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { OrderLines } from '../../../platform/mail/order-card.tsx';
import { pictureOf } from '../../../platform/mail/picture-of.ts';

interface Reminder {
  lines: {
    id: string;
    name: string;
    options: string[];
    optionNames: string[];
    image: string;
    price: number;
    qty: number;
  }[];
  /** Ends the reminders. */
  unsubscribe: string;
}

/** What waits in the cart, at present prices. The button signs in and brings the cart back in any browser. */
export function cartReminder(
  settings: MailSettings,
  name: string,
  { lines, unsubscribe }: Reminder,
): MailContent {
  const shown = lines.map(({ id, image, price, qty, ...line }) => ({
    id,
    name: variantName(line),
    picture: pictureOf(image, settings),
    quantity: qty === 1 ? '1 item' : `${qty} items, ${formatMoney(price, settings)} each`,
    price: formatMoney(price * qty, settings),
  }));
  return renderMail(settings, {
    subject: `Your cart at ${settings.name}`,
    title: 'Your cart is still here',
    paragraphs: [
      `Hello ${name}, these are the items that you left in your cart.`,
      'Nothing is reserved: the prices of today apply, and stock may run out.',
    ],
    button: { label: 'Go to my cart', url: `${settings.url}/login?redirect=/cart` },
    more: {
      html: <OrderLines lines={shown} />,
      text: shown.map(({ name, quantity, price }) => `${name}, ${quantity}: ${price}`).join('\n'),
    },
    note: 'You get this mail, one a cart, because you agreed to reminders on your profile.',
    unsubscribe,
  });
}
