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
) => renderToString(<ArrivalNote methods={methods} chosen={chosen} />);

test('a cart says when its shipping method delivers it', () => {
  expect(shown('parcel')).toContain('Arrives Thursday 26 to Saturday 28 November');
});

test.each(['desk', 'slow', 'gone', undefined])('of %s it says no days', (chosen) => {
  expect(shown(chosen)).toBe('');
});

test('nor does it before the cart is priced', () => {
  expect(renderToString(<ArrivalNote methods={undefined} chosen="parcel" />)).toBe('');
});
