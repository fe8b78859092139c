import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimelineEntry } from './TimelineEntry.tsx';

type Entry = Parameters<typeof TimelineEntry>[0]['entry'];
const entry: Entry = {
  ...{ id: '1', at: '2026-11-24T09:05:00Z', type: 'order.cancelled', sentence: 'An order was cancelled.' },
  ...{ actor: { kind: 'SYSTEM', name: null }, amount: null, fulfillment: null, credit: null },
  ...{ message: null, note: null },
};
const shown = (changes: Partial<Entry>) =>
  renderToString(
    <TimelineEntry entry={{ ...entry, ...changes }} order={{ orderItems: [], shippingMethod: null }} />,
  );

test('a type without words of its own is said by the sentence of the shop', () => {
  expect(shown({})).toContain('>The order was cancelled<');
  for (const type of ['plug-in.event', 'constructor', '__proto__'])
    expect(shown({ type, sentence: 'Something happened.' })).toContain('>Something happened.<');
});

test('who did it has a name where one is known, and otherwise is the viewer or the shop', () => {
  expect(shown({ actor: { kind: 'STAFF', name: 'Ada' } })).toContain('>Ada<');
  expect(shown({ actor: { kind: 'STAFF', name: null } })).toContain('>The shop<');
  expect(shown({ actor: { kind: 'BUYER', name: null } })).toContain('>You<');
  expect(shown({ actor: { kind: 'PROVIDER', name: null } })).toContain('>Payment provider<');
});

test('a message is plain text, and one that was erased says so', () => {
  const type = 'message.sent';
  const text = '<img src=x onerror=alert(1)>\n[link](javascript:alert(1))';
  const html = shown({ type, message: { text, isFromBuyer: true } });
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img|href/);
  expect(shown({ type })).toContain('The text was deleted.');
});
