import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { ShownReturn } from './ShownReturn.tsx';

const shown = (state: string, isCancelled: boolean) => {
  const exchange = { orderId: 'new', orderNumber: 1002, isCancelled, due: null };
  const returned = { state, lines: [], photos: [], exchange } as unknown as ShownReturnFragment;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShownReturn {...{ returned, heading: 'Return', nameOf: String }} />
    </MemoryRouter>,
  );
  return html.replace(/<style.*?<\/style>/g, '').replace(/<[^>]*>/g, '');
};

test('a return says whether it is exchanged, and what holds when that was cancelled', () => {
  expect(shown('APPROVED', false)).toContain('Exchanged for order #1002');
  const cancelled = shown('RECEIVED', true);
  expect(cancelled).toContain('The exchange for order #1002 was cancelled. What comes back is refunded.');
  expect(cancelled).not.toContain('Exchanged');
  expect(shown('CLOSED', true)).not.toContain('refunded');
});
