import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../../ui/settings.ts';
import { ExchangeNote } from './ExchangeNote.tsx';

type Order = Parameters<typeof ExchangeNote>[0]['order'];
const DAY = '2026-11-24T10:00:00.000Z';
const exchangedFor = { orderId: 'old', orderNumber: 1001, rest: { amount: 11_50 }, isRestPaid: false };
const waiting: Order = {
  exchangedFor,
  isPaid: false,
  isOwn: true,
  cancelledAt: null,
  paymentDueAt: DAY,
  totalPrice: 57_50,
};

const markup = (change: Partial<Order>) =>
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
      <MemoryRouter>
        <ExchangeNote order={{ ...waiting, ...change }} isLinked />
      </MemoryRouter>
    </SettingsContext>,
  );
const shown = (change: Partial<Order>) =>
  markup(change)
    .replace(/<style.*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '');

test('the buyer of an exchange reads what is to be paid, then thanks and what to do next', () => {
  expect(shown({})).toContain('the other $11.50 are still to be paid');
  const paid = { exchangedFor: { ...exchangedFor, isRestPaid: true } };
  const thanks = shown(paid);
  expect(thanks).toMatch(
    /^Thank you, we have your payment of \$11\.50\. Now send the items of order #1001 back/,
  );
  expect(thanks).not.toContain('If not both');
  expect(markup(paid)).toContain('href="/order/old"');
  expect(shown({ ...paid, isOwn: false })).toMatch(/^The buyer has paid \$11\.50/);
});

test('an exchange is said to be paid once it is, and not to wait when it was cancelled', () => {
  expect(shown({ exchangedFor: { ...exchangedFor, rest: null } })).toContain('as soon as they are back');
  expect(shown({ isPaid: true })).toBe(
    'In exchange for items of order #1001, which paid $46.00 of it; you paid the other $11.50.',
  );
  expect(shown({ cancelledAt: DAY })).toBe(
    'This order was meant in exchange for items of order #1001. The exchange was cancelled.',
  );
  expect(shown({ exchangedFor: null })).toBe('');
});
