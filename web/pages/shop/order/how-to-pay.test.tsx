import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingsContext } from '../../../ui/settings.ts';
import { HowTheyPay, HowToPay } from './HowToPay.tsx';

type Order = Parameters<typeof HowToPay>[0]['order'];
const method = { name: 'Way', description: '', daysMin: null, daysMax: null };

function order(kind: 'COD' | 'TRANSFER', way: 'SHIPPING' | 'PICKUP', isDelivered = false): Order {
  const paymentChoice = { id: 'way', label: 'Way', kind, instructions: kind === 'TRANSFER' ? 'IBAN 1' : '' };
  return {
    number: 1049,
    totalPrice: 20_00,
    paymentDueAt: '2026-12-01T00:00:00.000Z',
    isDelivered,
    paymentChoice,
    shippingMethod: { ...method, kind: way },
  } as Order;
}

const texts = (Shown: typeof HowToPay, shown: Order) =>
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
      <Shown order={shown} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test.each([
  [
    order('COD', 'SHIPPING'),
    'Please have $20.00 ready when it arrives. The order is cancelled if it is not delivered by 2026-12-01.',
    'The customer pays $20.00 in cash when the order arrives. The order is cancelled if it is not delivered by 2026-12-01.',
  ],
  [
    order('COD', 'PICKUP'),
    'Please have $20.00 ready when you fetch it. The order is cancelled if it is not picked up by 2026-12-01.',
    'The customer pays $20.00 in cash when the order is fetched. The order is cancelled if it is not picked up by 2026-12-01.',
  ],
  [
    order('TRANSFER', 'SHIPPING'),
    'Please transfer $20.00 by 2026-12-01, with the reference #1049.IBAN 1',
    'The customer pays $20.00 by bank transfer. The order is cancelled if it is not paid by 2026-12-01.',
  ],
  [
    order('COD', 'SHIPPING', true),
    'Please have $20.00 ready when it arrives.',
    'The customer pays $20.00 in cash when the order arrives.',
  ],
])('buyer and staff read how an order is paid, each in their words (%#)', (shown, buyer, staff) => {
  expect(texts(HowToPay, shown)).toBe(buyer);
  expect(texts(HowTheyPay, shown)).toBe(staff);
});
