import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentChoice } from './PaymentChoice.tsx';

const methods = [
  { id: 'PayPal', label: 'PayPal or Credit Card', kind: 'PROVIDER' as const },
  { id: 'cash', label: 'Cash', kind: 'COD' as const },
  { id: 'bank', label: 'Bank', kind: 'TRANSFER' as const },
];

test.each([
  [false, 'when your order arrives', 'is sent when the money has arrived'],
  [true, 'when you fetch your order', 'can be fetched when the money has arrived'],
])('payment methods say what is to be done for an order that is fetched: %j', (isFetched, cash, transfer) => {
  const html = renderToStaticMarkup(<PaymentChoice methods={methods} chosen="" isFetched={isFetched} />);
  const text = html.replace(/<style.*?<\/style>|<[^>]+>/g, '');
  expect(text).toContain(`CashYou pay in cash ${cash}.Bank`);
  expect(text).toMatch(new RegExp(`BankThe order shows the bank account, and ${transfer}\\.$`));
});
