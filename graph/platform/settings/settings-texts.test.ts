import { expect, test } from 'vitest';
import { fieldsOf } from '../../core/settings.ts';
import { declared } from '../../server/modules.ts';

const fields = declared.settings
  .filter(({ hasOwnForm }) => !hasOwnForm)
  .flatMap((group) => fieldsOf(group).map(([, field]) => field));

test('settings are named in words of shopkeepers', () => {
  expect(fields.map(({ label }) => label)).toEqual([
    'Name of the shop',
    'Currency symbol',
    'Time zone',
    'Address of the script',
    'Name of the site',
    'Other servers that the script sends to',
    'Ask visitors first',
    'Reviews wait for approval',
    'Ask buyers for reviews by mail',
    'Days from the delivery to this mail',
    'Days to send items back',
    'Who pays return shipping',
    'Countries of returns',
    'How to send items back',
    'Days to reserve the new items of an exchange',
    'Handling days',
    'Cut-off',
    'Closed days',
    'Working days',
    'Hours until a reminder',
    'Minutes for paying',
    'Days until an unpaid order is cancelled',
    'Most unpaid orders of one account',
    'Most unpaid orders of one guest',
    'Most unpaid orders from one internet connection',
    'Most items in unpaid orders from one internet connection',
    'Button that orders',
    'How buyers agree to the terms',
    'Days before the end to remind of a missing transfer',
    'Days to withdraw from a purchase',
    'How withdrawn items come back',
    'Address for messages',
    'Mail new orders to this address',
    'Name of the seller',
    'Street and number',
    'Postal code',
    'City',
    'Country',
    'VAT number',
    'Tax number',
    'Commercial register',
    'Bank account (IBAN)',
    'BIC of the bank',
    'E-mail',
    'Phone',
    'Text at the end of each document',
    'Why no tax is charged',
    'Numbers of invoices',
    'Numbers of credit notes',
    'Invoices are issued',
    'Mail invoices to the buyer',
    'Years for which invoices are kept',
    'Number of the consultant (Berater)',
    'Number of the client (Mandant)',
    'Chart of accounts',
    'Digits of an account',
    'First month of the fiscal year',
    'Sales in the own country',
    'Sales to the EU that are taxed there (OSS)',
    'Sales to the EU without tax',
    'Sales out of the EU without tax',
    'Where money comes',
    'Account of all customers',
    'Fees of payment providers',
  ]);
});

test('every number of the settings says its limits, and no text has words of engineers', () => {
  for (const { kind, label, help = '', min, max } of fields) {
    expect(`${label} ${help}`).not.toMatch(/\b(goods|pieces?|holds?|held|sign of|accepted)\b/i);
    if (kind === 'integer') expect(help, label).toMatch(new RegExp(`\\b${min} to ${max}\\b`));
  }
});
