import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrivalNote } from './ArrivalNote.tsx';

const delivery = { from: '2026-11-26', to: '2026-11-28' };
const parcel = { id: 'parcel', kind: 'DELIVERY', delivery };
const desk = { id: 'desk', kind: 'PICKUP', delivery };
const slow = { id: 'slow', kind: 'DELIVERY', delivery: null };
const shown = (
  chosen?: string,
  methods: Parameters<typeof ArrivalNote>[0]['methods'] = [slow, desk, parcel],
  paymentKind?: string,
) => renderToString(<ArrivalNote {...{ methods, chosen, paymentKind }} />);

test('a cart says when its shipping method delivers it', () => {
  expect(shown('parcel')).toContain('Arrives Thursday 26 to Saturday 28 November');
});

test('a cart that is paid by bank transfer is promised no day', () => {
  expect(shown('parcel', [parcel], 'ONLINE')).toContain('Arrives Thursday 26');
  const text = shown('parcel', [parcel], 'TRANSFER');
  expect(text).toContain('We ship it as soon as your payment has arrived.');
  expect(text).not.toContain('Arrives');
});

test.each(['desk', 'slow', 'gone', undefined])('of %s it says no days', (chosen) => {
  expect(shown(chosen)).toBe('');
});

test('nor does it before the cart is priced', () => {
  expect(renderToString(<ArrivalNote methods={undefined} chosen="parcel" />)).toBe('');
});
