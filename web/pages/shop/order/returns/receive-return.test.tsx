import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { ReceivedLine } from './ReceiveReturn.tsx';

type Line = ShownReturnFragment['lines'][number];
const items = [{ id: 'l1', name: 'Lamp', options: ['Red'] }] as unknown as OrderDetailFragment['orderItems'];
const shown = (reason: Line['reason']) => {
  const line = { orderItemId: 'l1', quantity: 1, reason } as Line;
  return renderToStaticMarkup(<ReceivedLine {...{ line, items }} />);
};
const boxOf = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/)![0];

test.each([
  ['DAMAGED', false],
  ['WRONG', true],
  ['SIZE', true],
  ['CHANGED_MIND', true],
  ['OTHER', true],
  [null, true],
] as const)('units that come back as %s are put back into stock: %s', (reason, isRestocked) => {
  expect(boxOf(shown(reason)).includes('checked=""')).toBe(isRestocked);
});

test('the form to receive items names them and why they come back', () => {
  const html = shown('DAMAGED');
  expect(html).toContain('Units of Lamp (Red) that came back (of 1)');
  expect(html).toContain('Damaged or broken');
});
