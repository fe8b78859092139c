import type { ReactNode } from 'react';

export const openIssues = (count: number) => `${count} things to set up`;
export const theScreenProducts = 'the screen Products';
export const shippingSettings = 'Shipping on the screen Settings';
export const invoiceSettings = 'Invoices on the screen Settings';
export const taxSettings = 'Taxes on the screen Settings';
export const chooseCurrency = (currency: string, home: ReactNode) => (
  <>
    First step: prices are in {currency}. Choose another currency on {home} now, if they are to be in that.
  </>
);
export const setCurrency = (currency: string) =>
  `First step: prices are in ${currency}. Set CURRENCY to another currency now, if they are to be in that.`;
export const noShippingMethod = (settings: ReactNode) => (
  <>Nothing can be ordered without a shipping method: add one under {settings}.</>
);
export const noSeller = (settings: ReactNode) => (
  <>
    No invoice is issued without the name, address and tax number of the seller: enter them under {settings}.
  </>
);
export const noProduct = (products: ReactNode) => (
  <>There is no product yet: create the first one on {products}.</>
);
export const onlyDrafts = (products: ReactNode) => (
  <>All products are drafts, which shoppers do not see: turn off Draft of one on {products}.</>
);
export const isClosed = (home: ReactNode) => <>Shoppers cannot enter yet: open the shop on {home}.</>;
export const theHomeScreen = 'the home screen';
export const testPayments = (variables: readonly string[]) =>
  `Orders are paid with test money. To take real payments, set ${variables.join(', or ')}.`;
// Without the name of the variable: .ci/secrets.mjs finds it in the browser's files, where only code of the server would have it.
export const builtInDatabase =
  'Real payments are kept in the built-in database, which is meant for trying the shop out: start the shop with the address of a PostgreSQL.';
export const noPublicUrl =
  'Real payments are taken but PUBLIC_URL is not set, so links name localhost: set it to the address that shoppers use.';
export const mailsWait =
  'No mail server is set, so mails wait and nobody gets them: set SMTP_URL and MAIL_FROM. They are sent then.';
export const openMailbox =
  'OPEN_MAILBOX is set, so everybody can read the mails of the shop and sign in as anybody by their links: set SMTP_URL and MAIL_FROM instead.';
export const noHttps =
  'PUBLIC_URL is http, so nobody can sign in: sessions need HTTPS. Put a proxy with a certificate in front and set PUBLIC_URL to its address.';
export const noProxyTrusted =
  'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all shoppers count as one address, whose limits lock everybody out together. Set TRUST_PROXY to the number of proxies.';
export const unknownProxy =
  'Requests come through a proxy, but TRUST_PROXY is 0: if the proxy is yours, set TRUST_PROXY to how many there are. Until then all shoppers count as one address, whose limits lock everybody out together.';
export const passwordAlone =
  'STRONG_STAFF is off, so a password alone is enough to manage the shop: set it to warn or required.';
const counts = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const paymentSettings = 'Payment on the screen Settings';
export const noBankAccount = (invoices: ReactNode, payment: ReactNode) => (
  <>
    Bank transfers are offered, but nothing says where the money goes: set the bank account under {invoices},
    or write instructions under {payment}.
  </>
);

export const untaxedShipping = (methods: number, shipping: ReactNode) => (
  <>
    {methods === 1 ? 'A shipping method has' : `${methods} shipping methods have`} no tax class, so shipping
    is not taxed: choose one under {shipping}, one with a rate of 0 % if no tax is meant.
  </>
);

export const untaxedClass = (
  taxClass: string,
  { products, methods }: { products: number; methods: number },
  places: { products: ReactNode; shipping: ReactNode; taxes: ReactNode },
) => (
  <>
    The tax class '{taxClass}' has no tax rate, so {products > 0 && counts(products, 'product')}
    {products > 0 && methods > 0 && ' and '}
    {methods > 0 && counts(methods, 'shipping method')} {products + methods === 1 ? 'is' : 'are'} sold
    untaxed: choose another class {products > 0 && <>on {places.products}</>}
    {products > 0 && methods > 0 && ' and '}
    {methods > 0 && <>under {places.shipping}</>}, or add a rate of this class under {places.taxes}, 0 % if no
    tax is meant.
  </>
);
