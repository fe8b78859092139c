import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../ui/settings.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

type Entry = Parameters<typeof TimelineEntry>[0]['entry'];
const entry: Entry = {
  id: '1',
  at: '2026-11-24T09:05:00Z',
  type: 'order.cancelled',
  sentence: 'An order was cancelled.',
  actor: { kind: 'SYSTEM', name: null },
  amount: null,
  fulfillment: null,
  credit: null,
  fulfilledLines: [],
  message: null,
  note: null,
  return: null,
};
const bought = { orderItems: [], shippingMethod: null, exchangedFor: null };
const shown = (changes: Partial<Entry>, reason?: string, order: typeof bought = bought) =>
  renderToString(
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
      <TimelineEntry entry={{ ...entry, ...changes }} {...{ order, reason }} />
    </SettingsContext>,
  );

test('a type without words of its own is said by the sentence of the shop', () => {
  expect(shown({})).toContain('>The order was cancelled<');
  for (const type of ['plug-in.event', 'constructor', '__proto__'])
    expect(shown({ type, sentence: 'Something happened.' })).toContain('>Something happened<');
});

test('who did it has a name where one is known, and otherwise is the viewer or the shop', () => {
  expect(shown({ actor: { kind: 'STAFF', name: 'Ada' } })).toContain('>Ada<');
  expect(shown({ actor: { kind: 'STAFF', name: null } })).toContain('>The shop<');
  expect(shown({ actor: { kind: 'BUYER', name: null } })).toContain('>You<');
  expect(shown({ actor: { kind: 'PROVIDER', name: null } })).toContain('>Payment provider<');
});

test('what staff did to an order says who did it, once, and why', () => {
  const held = shown({ type: 'order.held', actor: { kind: 'STAFF', name: 'Ada' } }, 'Odd address.');
  expect(held).toContain('>Put on hold by Ada: Odd address.<');
  expect(held.split('Ada')).toHaveLength(2);
  expect(shown({ type: 'order.address_changed', actor: { kind: 'BUYER', name: null } })).toContain(
    '>Address changed by you<',
  );
});

test('what was shipped and taken back is named, though it is no fulfillment any more', () => {
  const lamp = { id: 'lamp', name: 'Lamp', options: ['red'] };
  const type = 'fulfillment.undone';
  const html = shown({ type, fulfilledLines: [{ orderItemId: 'lamp', quantity: 2 }] }, undefined, {
    ...bought,
    orderItems: [lamp] as never,
  });
  expect(html).toContain('>Not shipped after all<');
  expect(html).toContain('2 × Lamp, red');
});

test('what pays the new order of an exchange is no refund, and that order is paid with what came back', () => {
  const amount = { amount: 25_00, currency: 'USD' };
  const credit = { kind: 'REFUND', setOffAmount: { amount: 20_00 }, lines: [] } as const;
  expect(shown({ type: 'credit.created', amount, credit: credit as never })).toContain(
    'put towards the new order',
  );
  expect(shown({ type: 'order.paid', amount })).toContain('Paid ');
  const exchangedFor = { orderId: 'old', orderNumber: 1001 };
  expect(shown({ type: 'order.paid', amount }, undefined, { ...bought, exchangedFor } as never)).toContain(
    'paid with returned items',
  );
  expect(shown({ type: 'order.accepted' }, undefined, { ...bought, exchangedFor } as never)).toContain(
    '>Ordered in exchange for items of order #1001<',
  );
  const exchange = { orderId: 'new', orderNumber: 1002 };
  expect(shown({ type: 'return.exchanged', return: { kind: 'RETURN', exchange } })).toContain(
    '>Exchanged for the items of order #1002<',
  );
});

test('a message is plain text, and one that was erased says so', () => {
  const type = 'message.sent';
  const text = '<img src=x onerror=alert(1)>\n[link](javascript:alert(1))';
  const html = shown({ type, message: { text, isFromBuyer: true } });
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img|href/);
  expect(shown({ type })).toContain('The text was deleted.');
});
