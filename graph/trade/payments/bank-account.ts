import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import type { Terms } from '../checkout/terms.entity.ts';
import type { ChosenPayment } from '../payment-methods/payment-methods.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import * as t from './messages/en.ts';

/** A bank account to which the money of an order goes. */
interface BankAccount {
  /** Whose account it is; null when that is not set. */
  holder: string | null;
  /** In groups of four. */
  iban: string;
  bic: string | null;
}

type Waiting = Pick<Terms, 'paymentChoice'> & { paidAt?: Date | null; cancelledAt?: Date | null };

/** The account of the settings, as it is now, for an order whose transfer is waited for; null for all others, and when none is set. */
async function bankAccountOf(order: Waiting, deps: SettingDeps): Promise<BankAccount | null> {
  if (order.paymentChoice.kind !== 'transfer' || order.paidAt || order.cancelledAt) return null;
  const { legalName: holder, iban, bic } = await findSetting(deps, sellerSettings);
  if (iban === null) return null;
  const groups = iban.replaceAll(' ', '').match(/.{1,4}/g)!;
  return { holder, iban: groups.join(' '), bic };
}

/** The payment method of an order, with the account before its instructions while the transfer is waited for. */
export async function choiceWithAccount(
  order: Waiting,
  reference: string,
  deps: SettingDeps,
): Promise<ChosenPayment> {
  const instructions = (await payingLines(order, reference, deps)).join('\n\n');
  return { ...order.paymentChoice, instructions };
}

/** How an order is to be paid: the account of the shop, and the instructions of its payment method. A paragraph of a mail each. */
export async function payingLines(order: Waiting, reference: string, deps: SettingDeps): Promise<string[]> {
  const account = await bankAccountOf(order, deps);
  const { instructions } = order.paymentChoice;
  return [account ? t.transferTo(account, reference) : '', instructions].filter(Boolean);
}
