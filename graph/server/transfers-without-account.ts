import type { ValueOf } from '../core/settings.ts';
import type { SetupIssue } from '../core/setup-issue.ts';
import type { paymentMethodSettings } from '../trade/payment-methods/payment-method-settings.ts';
import type { SellerSettings } from '../trade/seller/seller-settings.ts';

/** Whether bank transfers are offered while nothing says where the money goes, such as after the account was removed. */
export function transfersWithoutAccount(
  { iban }: SellerSettings,
  { methods }: ValueOf<typeof paymentMethodSettings>,
): SetupIssue[] {
  const isMissing = ({ kind, isActive, instructions }: (typeof methods)[number]) =>
    kind === 'transfer' && isActive && instructions === '';
  if (iban !== null || !methods.some(isMissing)) return [];
  const sentence =
    'Bank transfers are offered, but nothing says where the money goes: set the bank account under Invoices on the screen Settings, or write instructions of the payment method.';
  return [{ code: 'NO_BANK_ACCOUNT', sentence }];
}
