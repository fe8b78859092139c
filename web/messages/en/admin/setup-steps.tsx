import type { ReactNode } from 'react';

export const setUpYourShop = 'Set up your shop';
export const done = (count: number, all: number) => `${count} of ${all} done.`;
export const isDone = 'Done';
export const isClosed =
  'Shoppers see "Opening soon" until you open the shop. Staff see all of it already, and can order in it.';
export const openShop = 'Open the shop';
export const opened = 'The shop is open.';
export const openTheShop = 'Open the shop for shoppers?';
export const openNow = 'Shoppers can look around and order from now on. It is not closed again from here.';
export const confirmFirst = (steps: readonly string[]) =>
  `Change or confirm ${new Intl.ListFormat('en').format(steps.map((step) => step.toLowerCase()))} first.`;
export const hide = 'Hide this list for all staff';
export const undo = 'Undo';
export const hidden = 'It is hidden from the home screen of all staff.';
export const sendTestMail = 'Send me a test mail';
export const testMailSent = (address: string) => `A test mail is on its way to ${address}.`;
export const keepDefaults = 'Keep these';
export const keepTheDefaults = 'Keep the tax and shipping of a new shop?';
export const defaults = (tax: string, shipping: ReactNode, freeAbove: ReactNode) => (
  <>
    Both are confirmed as yours, where you have not changed them: {tax} % on everything, and {shipping} for
    shipping, free above {freeAbove}.
  </>
);
export const demoPrice = (price: ReactNode) => (
  <>{price} is the default of the demo, in another currency: set your own price.</>
);
export const goToTheShop = 'Go to the shop';
export const backToList = 'Back to the list of a new shop';
export const steps = {
  NAME: {
    title: 'Name of the shop',
    text: 'In the header, in titles of pages and in mails. Logo and colours are at Settings, Brand.',
  },
  SELLER: {
    title: 'Who sells',
    text: 'Your name, address and tax number, for invoices, and the e-mail address to which messages and new orders go.',
  },
  COUNTRY: {
    title: 'Country',
    text: 'Where you sell from: it sets the currency, tax rates, days to withdraw and the button that orders.',
  },
  CURRENCY: {
    title: 'Currency',
    text: (currency: string, canChoose: boolean) =>
      canChoose
        ? `Prices are in ${currency}. It can be changed until the shop opens.`
        : `Prices are in ${currency}.`,
  },
  TAX: {
    title: 'Taxes',
    text: 'The rates of the countries that you sell to, and whether prices have tax in them.',
  },
  SHIPPING: { title: 'Shipping', text: 'Where you ship to, how, and what it costs.' },
  PAYMENT: {
    title: 'Payment',
    text: 'Keys of a payment provider on the server, or bank transfer, or cash on delivery.',
  },
  MAIL: {
    title: 'Mails',
    text: 'A mail server (SMTP_URL and MAIL_FROM on the server), and a mail that arrives.',
  },
  PAGES: {
    title: 'Legal pages',
    text: 'Imprint, terms, privacy policy and right of withdrawal, from templates.',
  },
  PRODUCT: { title: 'First product', text: 'Something to sell, that is no draft.' },
  MANUFACTURER: {
    title: 'Manufacturers',
    text: 'The European Union has shops name who makes a product, with addresses. Add them here, then choose one under Product safety of each product, or for many in the list of products.',
  },
  TEST_ORDER: {
    title: 'Test order',
    text: 'Fill a cart in the shop as a shopper would, and place it as a test order at the end.',
  },
};
export const stillOpen = (steps: readonly string[]) => `Not done yet: ${steps.join(', ')}.`;
