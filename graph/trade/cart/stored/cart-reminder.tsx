import type { MailContent, MailSettings } from '../../../core/mailer.ts';
import { formatMoney } from '../../../money/format-money.ts';
import { variantName } from '../../../money/line.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { OrderLines } from '../../../platform/mail/order-card.tsx';
import { pictureOf } from '../../../platform/mail/picture-of.ts';
import { EXAMPLE, mailTexts } from '../../../platform/mail/texts/mail-texts.ts';
import * as t from '../messages/en.ts';

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

export const reminderTexts = mailTexts({
  group: 'marketing',
  placeholders: { name: EXAMPLE.name },
  subject: t.yourCartAt('{shopName}'),
  opening: t.helloTheseAreTheItems('{name}'),
  sample: (settings) => frame(settings, { lines: [exampleLine], unsubscribe: settings.url }),
});

const exampleLine = {
  id: '',
  name: t.exampleItem,
  options: [],
  optionNames: [],
  image: '',
  price: 2400,
  qty: 2,
};

/** What waits in the cart, at present prices. The button signs in and brings the cart back in any browser. */
export function cartReminder(settings: MailSettings, name: string, reminder: Reminder): MailContent {
  return renderMail(settings, { ...reminderTexts.say(settings, { name }), ...frame(settings, reminder) });
}

function frame(settings: MailSettings, { lines, unsubscribe }: Reminder) {
  const shown = lines.map(({ id, image, price, qty, ...line }) => ({
    id,
    name: variantName(line),
    picture: pictureOf(image, settings),
    quantity: t.itemsEach(qty, formatMoney(price, settings)),
    price: formatMoney(price * qty, settings),
  }));
  return {
    title: t.yourCartIsStillHere,
    paragraphs: [t.nothingIsReservedThePrices],
    button: { label: t.goToMyCart, url: `${settings.url}/login?redirect=/cart` },
    more: {
      html: <OrderLines lines={shown} />,
      text: shown.map(({ name, quantity, price }) => `${name}, ${quantity}: ${price}`).join('\n'),
    },
    note: t.youGetThisMailOne,
    unsubscribe,
  };
}
