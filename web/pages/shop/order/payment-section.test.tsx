import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentReference } from './PaymentSection.tsx';

test('staff read where a payment by hand is found in the accounting records, and of others nothing', () => {
  const shown = (reference?: string) =>
    renderToStaticMarkup(
      <PaymentReference order={{ manualPayment: reference === undefined ? null : { reference } }} />,
    );
  expect(shown('Line 4')).toBe('<div>Reference: Line 4</div>');
  expect([shown(), shown('')]).toEqual(['', '']);
});
