import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../../ui/settings.ts';
import { CartsForm } from './CartsForm.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { ReturnsForm } from './ReturnsForm.tsx';
import { ShopForm } from './ShopForm.tsx';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const limits = { acceptedOfPerson: 5, acceptedOfGuest: 2, acceptedOfNetwork: 10, acceptedPieces: 200 };
const html = renderToStaticMarkup(
  <ApolloProvider client={client}>
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'INR', texts: 'en', testPayments: true, sandboxMail: false },
        ...{ origin: '', shipping: null, returns: null },
      }}
    >
      <ShopForm version={1} name="Citron" displaySymbol={null} locked={[]} />
      <CheckoutForm version={1} unpaidOrderDays={7} holdMinutes={15} locked={[]} {...limits} />
      <ReturnsForm version={1} returnDays={null} returnFees="BUYER" returnCountries={[]} />
      <CartsForm version={1} remindAfterHours={null} reminded={0} boughtAfter={0} />
    </SettingsContext>
  </ApolloProvider>,
).replace(/<style.*?<\/style>/g, '');
const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) =>
  label.replace(/<[^>]+>|&nbsp;|\u2009|\*/g, '').trim(),
);

test('settings are named in words of shopkeepers', () => {
  expect(labels).toEqual([
    'Name of the shop',
    'Currency symbol (optional)',
    'Minutes for paying',
    'Days until an unpaid order is cancelled',
    'Most unpaid orders of one account',
    'Most unpaid orders of one guest',
    'Most unpaid orders from one internet connection',
    'Most items in unpaid orders from one internet connection',
    'Days to send items back',
    'Return shipping is paid by',
    'Countries of returns',
    'Hours until a reminder',
  ]);
});

test('every number of the settings says its limits, and no text has words of engineers', () => {
  const text = html.replace(/<[^>]+>/g, ' ');
  expect(text).not.toMatch(/\b(goods|pieces?|holds?|held|sign of|accepted)\b/i);
  const inputs = html.match(/<input[^>]*type="number"[^>]*>/g) ?? [];
  expect(inputs.length).toBe(8);
  for (const input of inputs) {
    const [min, max] = ['min', 'max'].map((name) => new RegExp(`\\b${name}="(\\d+)"`).exec(input)?.[1]);
    const hint = /aria-describedby="([^"]+)"/.exec(input)?.[1];
    const words = html.split(`id="${hint}"`)[1]?.split('</')[0];
    expect(words, input).toMatch(new RegExp(`\\b${min} to ${max}\\b`));
  }
});
