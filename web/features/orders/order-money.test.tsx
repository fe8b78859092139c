import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from '../../ui/settings.ts';
import { RefundElsewhere } from './OrderMoney.tsx';

const shown = (testPayments: boolean) =>
  renderToStaticMarkup(
    <SettingsContext value={{ testPayments } as Settings}>
      <RefundElsewhere order={{ paymentId: 'pay_1' }} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('staff read where a payment of a provider is refunded, and that test money is not', () => {
  expect(shown(false)).toBe(
    'To refund this order, open the dashboard of the payment provider and look for the payment pay_1. The refund then shows here.',
  );
  expect(shown(true)).toBe('Paid with test money: there is nothing to refund.');
});
