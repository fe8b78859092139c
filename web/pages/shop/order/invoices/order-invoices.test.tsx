import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import { SettingsContext } from '../../../../ui/settings.ts';
import { OrderInvoices } from './OrderInvoices.tsx';

type Order = Parameters<typeof OrderInvoices>[0]['order'];
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const order = {
  id: 'order',
  invoices: [
    {
      id: 'i',
      kind: 'INVOICE',
      number: '2026-7',
      issuedAt: '2026-11-24T10:00:00.000Z',
      isCurrent: true,
      amount: { amount: 169_00 },
      files: [
        { format: 'HTML', path: '/documents/invoices/i.html' },
        { format: 'XML', path: '/documents/invoices/i.xml' },
      ],
    },
    {
      id: 'c',
      kind: 'CREDIT_NOTE',
      number: 'C2026-1',
      issuedAt: '2026-11-25T10:00:00.000Z',
      isCurrent: false,
      amount: { amount: 9_00 },
      files: [],
    },
  ],
} as unknown as Order;

const shown = (link?: OrderAccess, given = order) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'USD',
        texts: 'en',
        testPayments: true,
        mails: 'sent',
        origin: '',
        shipping: null,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <ApolloProvider client={client}>
        <OrderInvoices order={given} link={link} />
      </ApolloProvider>
    </SettingsContext>,
  ).replace(/<style.*?<\/style>/g, '');
const link = (mayPay: boolean): OrderAccess => ({ token: 'secret', mayPay, reload: async () => undefined });

test('each document has its number, its day and its amount, and what is no longer kept says so', () => {
  expect(shown().replace(/<[^>]+>/g, '')).toBe(
    'InvoicesInvoice 2026-7 of 2026-11-24$169.00To printE-invoice (XML)Credit note C2026-1 of 2026-11-25-$9.00No longer kept',
  );
});

test('a session gets a document by its path, who has the link of a guest by a form that has the token in no address', () => {
  expect(shown()).toContain('href="/documents/invoices/i.html"');
  const ofGuest = shown(link(false));
  expect(ofGuest).toMatch(/<form [^>]*action="\/documents\/invoices\/i.html" method="post"/);
  expect(ofGuest).toContain('name="token" value="secret"');
  expect(ofGuest).not.toMatch(/(?:href|action)="[^"]*secret/);
});

test('a payment link shows that there are documents and opens none', () => {
  expect(shown(link(true))).not.toMatch(/documents\/invoices/);
  expect(shown(link(true))).toContain('2026-7');
});

test('a document without an e-invoice says why', () => {
  const [invoice] = order.invoices;
  const files = invoice!.files.filter(({ format }) => format !== 'XML');
  const page = shown(undefined, { ...order, invoices: [{ ...invoice!, files }] });
  expect(page).toContain('There is no e-invoice of it, since the country of the address is not known.');
  expect(shown()).not.toContain('There is no e-invoice');
});
