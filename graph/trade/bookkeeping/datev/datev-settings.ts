import { describeEnum } from '../../../core/describe-enum.ts';
import type { ValueOf } from '../../../core/settings.ts';
import { fieldError } from '../../../core/validation.ts';
import { choice, integer, text } from '../../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../../platform/settings/setting-group.ts';
import { type PaymentGroup, paymentMethodSettings } from '../../payment-methods/payment-method-settings.ts';
import * as t from '../messages/en.ts';
import { isCollectiveAccount, readAccounts } from './accounts.ts';
import { unknownMethod } from './money-names.ts';

/** The usual accounts of each chart. Defaults, which who knows the books has to confirm. */
export const CHARTS = {
  SKR03: {
    domesticAccounts: '19=8400; 7=8300; 0=8200',
    ossAccounts: '*=8320',
    intraCommunityAccounts: '*=8125',
    exportAccounts: '*=8120',
    moneyAccounts: 'by hand=1200; *=1360',
    feeAccount: 4970,
  },
  SKR04: {
    domesticAccounts: '19=4400; 7=4300; 0=4200',
    ossAccounts: '*=4320',
    intraCommunityAccounts: '*=4125',
    exportAccounts: '*=4120',
    moneyAccounts: 'by hand=1800; *=1460',
    feeAccount: 6855,
  },
} as const;

const Chart = { SKR03: 'SKR03', SKR04: 'SKR04' } as const;

describeEnum('ChartOfAccounts', Chart, 'A chart of accounts of DATEV.', {
  SKR03: 'By processes.',
  SKR04: 'By the balance sheet.',
});

const accounts = (label: string, name: AccountField, help: string) =>
  text({
    label,
    max: 500,
    default: null,
    description: label,
    none: 'the usual ones of the chart',
    help: `${help} Left empty: ${CHARTS.SKR03[name]} (SKR03), ${CHARTS.SKR04[name]} (SKR04).`,
  });
const BY_RATE =
  'Rates in percent with their accounts, * for all others; after a colon the BU key of an account that has no automatic tax: 19=8400; 7=8300:2.';

export const datevSettings = settingGroup({
  name: 'datev',
  title: 'DATEV',
  fields: {
    consultant: integer({
      label: 'Number of the consultant (Berater)',
      help: 'From 1001 to 9999999. Your tax adviser has both numbers; left empty, DATEV asks for them.',
      description: 'Number of the consultant',
      none: 'DATEV asks for it',
      default: null,
      min: 1001,
      max: 9_999_999,
    }),
    client: integer({
      label: 'Number of the client (Mandant)',
      help: 'From 1 to 99999.',
      description: 'Number of the client',
      none: 'DATEV asks for it',
      default: null,
      min: 1,
      max: 99_999,
    }),
    chart: choice({
      label: 'Chart of accounts',
      description: 'Chart of accounts',
      type: () => Chart,
      default: 'SKR03',
      choices: { SKR03: 'SKR03', SKR04: 'SKR04' },
    }),
    accountLength: integer({
      label: 'Digits of an account',
      help: 'From 4 to 8, as DATEV has them; accounts of customers have one more. Shorter accounts get zeros on the right: of 8 digits 8400 is 84000000.',
      description: 'Digits of an account',
      default: 4,
      min: 4,
      max: 8,
    }),
    firstMonth: integer({
      label: 'First month of the fiscal year',
      help: 'From 1 to 12. A file of bookings lies in one fiscal year.',
      description: 'First month of the fiscal year',
      default: 1,
      min: 1,
      max: 12,
    }),
    domesticAccounts: accounts('Sales in the own country', 'domesticAccounts', BY_RATE),
    ossAccounts: accounts('Sales to the EU that are taxed there (OSS)', 'ossAccounts', BY_RATE),
    intraCommunityAccounts: accounts(
      'Sales to the EU without tax',
      'intraCommunityAccounts',
      'Of businesses with a valid VAT id.',
    ),
    exportAccounts: accounts('Sales out of the EU without tax', 'exportAccounts', 'Exports.'),
    moneyAccounts: accounts(
      'Where money comes',
      'moneyAccounts',
      'Names of payment methods with their accounts; "by hand" for payments that staff recorded; * for all others.',
    ),
    customerAccount: integer({
      label: 'Account of all customers',
      help: 'From 1 to 999999999. A collective account: each sale and its payment meet there. With 5 digits or more it is an account of customers.',
      description: 'Collective account of customers',
      default: 10_000,
      min: 1,
      max: 999_999_999,
    }),
    feeAccount: integer({
      label: 'Fees of payment providers',
      help: `From 1 to 99999999. Left empty: ${CHARTS.SKR03.feeAccount} (SKR03), ${CHARTS.SKR04.feeAccount} (SKR04).`,
      description: 'Account of fees of payment providers',
      none: 'the usual one of the chart',
      default: null,
      min: 1,
      max: 99_999_999,
    }),
  },
  beside: paymentMethodSettings,
  check({ accountLength, customerAccount, feeAccount, ...value }, beside) {
    for (const name of ACCOUNT_FIELDS) {
      const given = value[name];
      if (given === null) continue;
      const wanted = name === 'moneyAccounts' ? 'names' : 'rates';
      const { accounts, problem: unreadable } = readAccounts(given, wanted, accountLength);
      const { methods } = beside as PaymentGroup;
      const problem = unreadable ?? (wanted === 'names' ? unknownMethod(accounts, methods) : null);
      if (problem) throw fieldError(name, problem);
    }
    if (!isCollectiveAccount(customerAccount, accountLength))
      throw fieldError('customerAccount', t.collectiveDigits(accountLength));
    if (feeAccount !== null && String(feeAccount).length > accountLength)
      throw fieldError('feeAccount', t.tooManyDigits(String(feeAccount), accountLength));
  },
});

const ACCOUNT_FIELDS = [
  'domesticAccounts',
  'ossAccounts',
  'intraCommunityAccounts',
  'exportAccounts',
  'moneyAccounts',
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];

export type DatevSettings = ValueOf<typeof datevSettings>;
