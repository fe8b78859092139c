import type { Context } from '../../../core/context.ts';
import { fieldError } from '../../../core/validation.ts';
import { findSetting } from '../../../platform/settings/find-setting.ts';
import { paymentMethodSettings } from '../../payment-methods/payment-method-settings.ts';
import type { StoredPaymentMethod } from '../../payment-methods/payment-methods.ts';
import { sellerSettings } from '../../seller/seller-settings.ts';
import * as t from '../messages/en.ts';
import { type Accounts, type Region, readAccounts } from './accounts.ts';
import { type AccountField, CHARTS, type DatevSettings, datevSettings } from './datev-settings.ts';
import { byIds, unknownMethod } from './money-names.ts';

/** Where bookings go. */
export interface DatevAccounts {
  settings: DatevSettings;
  /** ISO code of the country of the seller. */
  home: string;
  accounts: Record<Region | 'money', Accounts>;
}

/** The accounts that are set, or those of the chart. Errors: BAD_USER_INPUT without a country of the seller, and for an account of a payment method that the shop no longer has. */
export async function findAccounts(ctx: Context): Promise<DatevAccounts> {
  const settings = await findSetting(ctx, datevSettings);
  const { country } = await findSetting(ctx, sellerSettings);
  if (!country) throw fieldError('country', t.noCountry);
  const { methods } = await findSetting(ctx, paymentMethodSettings);
  const accounts = accountsOf(settings, methods);
  const unknown = unknownMethod(accounts.money, methods);
  if (unknown) throw fieldError('moneyAccounts', unknown);
  return { settings, home: country, accounts };
}

export function accountsOf(
  settings: DatevSettings,
  methods: readonly StoredPaymentMethod[],
): DatevAccounts['accounts'] {
  const read = (name: AccountField, keys: 'rates' | 'names') =>
    readAccounts(String(settings[name] ?? CHARTS[settings.chart][name]), keys, settings.accountLength)
      .accounts;
  return {
    domestic: read('domesticAccounts', 'rates'),
    oss: read('ossAccounts', 'rates'),
    intraCommunity: read('intraCommunityAccounts', 'rates'),
    export: read('exportAccounts', 'rates'),
    money: byIds(read('moneyAccounts', 'names'), methods),
  };
}
