import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { paymentMethodSettings } from '../../payment-methods/payment-method-settings.ts';
import { readAccounts } from './accounts.ts';
import {
  type Booking,
  bookingsOf,
  headOf,
  linesOfFee,
  linesOfMovement,
  type Movement,
  regionOf,
  yearStart,
} from './batch.ts';
import { accountsOf } from './datev-accounts.ts';
import { columnNames, decimalComma, documentNumber, quoted, toWindows1252 } from './datev-fields.ts';
import { datevSettings } from './datev-settings.ts';

const payment = paymentMethodSettings.defaults;
const settings = { ...datevSettings.defaults, consultant: 1001, client: 456 };
const batch = {
  settings,
  home: 'DE',
  accounts: accountsOf(settings, []),
  exportedAt: new Date('2026-11-01T08:05:09.123Z'),
  period: {
    from: '2026-10-01',
    to: '2026-10-31',
    zone: 'Europe/Berlin',
    currency: 'EUR',
    start: new Date('2026-09-30T22:00:00Z'),
    end: new Date('2026-10-31T23:00:00Z'),
  },
};
const movement: Movement = {
  day: '2026-10-05',
  isSale: true,
  amount: 126_00,
  number: 1049,
  document: '2026-17',
  country: 'DE',
  vatId: null,
  paymentMethod: 'PayPal',
  provider: 'razorpay',
  isByHand: false,
  parts: [
    { rate: 19_00, amount: 119_00 },
    { rate: 7_00, amount: 7_00 },
  ],
};
const bookings = (more: Partial<Movement>) => bookingsOf({ ...movement, ...more }, batch);
const short = ({ amount, account, contra, taxKey }: Booking) => [amount, account, contra, taxKey];

test('the sales of a payment are booked by rate, and the money pays the customers; a refund is the other way round', () => {
  expect(bookings({}).map(short)).toEqual([
    [119_00, '10000', '8400', null],
    [7_00, '10000', '8300', null],
    [126_00, '1360', '10000', null],
  ]);
  expect(bookings({ isSale: false, isByHand: true, provider: null }).map(short)).toEqual([
    [-119_00, '10000', '8400', null],
    [-7_00, '10000', '8300', null],
    [-126_00, '1200', '10000', null],
  ]);
});

test.each([
  ['DE', 19_00, 'domestic'],
  [null, 19_00, 'domestic'],
  ['AT', 20_00, 'oss'],
  ['AT', 0, 'intraCommunity'],
  ['CH', 0, 'export'],
  ['CH', 19_00, 'domestic'],
])('a sale of a German shop to %s with %i basis points is %s', (country, rate, region) => {
  expect(regionOf('DE', country, rate)).toBe(region);
});

test('a sale that is taxed in another member state has its country and rate, Greece by its own letters', () => {
  const line = linesOfMovement(
    { ...movement, country: 'GR', parts: [{ rate: 24_00, amount: 126_00 }] },
    batch,
  );
  const [sale] = rowsOf(line);
  expect(sale).toMatchObject({ 'EU-Land u. USt-IdNr.': 'EL', 'EU-Steuersatz': '24,00' });
  expect(sale!['Gegenkonto (ohne BU-Schlüssel)']).toBe('8320');
});

test('an account of money is set by the label, the id or the provider of a payment method, and no other name', () => {
  const transfer = { ...payment.methods[0]!, id: 'transfer-2', kind: 'transfer', label: 'Vorkasse' } as const;
  const methods = [...payment.methods, { ...transfer, provider: null }];
  const own = (moneyAccounts: string) => ({ ...settings, moneyAccounts });
  const moneyOf = (moneyAccounts: string, paymentMethod: string) =>
    bookingsOf(
      { ...movement, paymentMethod, provider: paymentMethod === 'PayPal' ? 'razorpay' : null },
      { ...batch, accounts: accountsOf(own(moneyAccounts), methods) },
    ).at(-1)!.account;
  const check = (text: string) => () => datevSettings.check!(own(text), { ...payment, methods });
  const byLabel = 'vorkasse=1777; PayPal or Credit Card=1361; *=1360';
  const byId = 'TRANSFER-2=1777; paypal=1361; *=1360';
  for (const text of [byLabel, byId, 'Vorkasse=1777; razorpay=1361; *=1360']) {
    expect(check(text)).not.toThrow();
    expect([moneyOf(text, 'transfer-2'), moneyOf(text, 'PayPal'), moneyOf(text, 'cod')]).toEqual([
      ...['1777', '1361', '1360'],
    ]);
  }
  expect(check('Vorkase=1777; *=1360')).toThrow(
    'No payment method is called "vorkase". There are: PayPal or Credit Card, Vorkasse, by hand, *.',
  );
});

test.each([
  [4, 10_000, ['8400', '10000', '1360', '4970', '0027']],
  [5, 10_000, ['84000', '100000', '13600', '49700', '00270']],
  [8, 10_000, ['84000000', '100000000', '13600000', '49700000', '00270000']],
  [8, 123_456_789, ['84000000', '123456789', '13600000', '49700000', '00270000']],
  [8, 1400, ['84000000', '14000000', '13600000', '49700000', '00270000']],
])(
  'of %i digits accounts get zeros on the right, and %i one more for customers',
  (accountLength, customerAccount, wanted) => {
    const own = { ...settings, accountLength, customerAccount, exportAccounts: '*=0027' };
    const lengthened = { ...batch, settings: own, accounts: accountsOf(own, []) };
    const [sale, , money] = bookingsOf(movement, lengthened);
    const [sold] = bookingsOf(
      { ...movement, country: 'CH', parts: [{ rate: 0, amount: 126_00 }] },
      lengthened,
    );
    const fee = { provider: 'razorpay', payout: 'p1', day: '2026-10-05', fee: 1_00 };
    const [booked] = rowsOf(linesOfFee(fee, lengthened));
    expect([sale!.contra, sale!.account, money!.account, booked!.Konto, sold!.contra]).toEqual(wanted);
  },
);

test.each([
  [
    { accountLength: 4, customerAccount: 100_000 },
    'customerAccount',
    /up to 4 digits here, an account of customers 5\.$/,
  ],
  [{ accountLength: 8, customerAccount: 14_000_000 }, 'customerAccount', /an account of customers 5 or 9\.$/],
  [
    { accountLength: 4, feeAccount: 99_999_999 },
    'feeAccount',
    /^The account 99999999 has more than 4 digits/,
  ],
])('%j is refused', (more, field, message) => {
  expect(() => datevSettings.check!({ ...settings, ...more }, payment)).toThrow(
    expect.objectContaining({ details: { fields: { [field]: expect.stringMatching(message) } } }),
  );
});

test('a BU key stands where an account has no automatic tax', () => {
  const own = { ...settings, domesticAccounts: '19=8200:3; *=8200' };
  const lines = linesOfMovement(movement, { ...batch, settings: own, accounts: accountsOf(own, []) });
  expect(rowsOf(lines).map((row) => row['BU-Schlüssel'])).toEqual(['3', '', '']);
});

test('a rate without an account is refused with what to set', () => {
  expect(() => bookings({ parts: [{ rate: 16_00, amount: 126_00 }] })).toThrow(
    'No account is set for sales in the own country with 16 % tax. Set it in the settings, DATEV.',
  );
});

const rowsOf = (lines: string) =>
  parse(lines, { delimiter: ';', columns: [...columnNames] }) as Record<string, string>[];

test('a line has 120 columns as DATEV reads them: texts in quotes, decimals with a comma, the day without its year', () => {
  const [line, ...others] = linesOfMovement(movement, batch).split('\r\n');
  expect(others).toHaveLength(3);
  expect(others.at(-1)).toBe('');
  expect(line).toMatch(/^119,00;"S";"EUR";;;"";10000;8400;"";0510;"2026-17";"";;"#1049 Payment";;"";/);
  expect(line!.split(';')).toHaveLength(120);
  expect(columnNames).toHaveLength(120);
  expect(columnNames[113]).toBe('Festschreibung');
  expect(rowsOf(`${line}\r\n`)[0]).toMatchObject({ Festschreibung: '0', Land: '' });
});

test('the head names format, numbers, fiscal year, days and currency, and all columns', () => {
  const [head, names, end] = headOf(batch).split('\r\n');
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";9;20261101080509123;;"CI";"Citron";"";1001;456;20260101;4;20261001;20261031;"2026-10 EUR";"";1;;0;"EUR";"";"";"";"";"03";;;"";""',
  );
  expect(names!.split(';')).toEqual(columnNames);
  expect(end).toBe('');
});

test.each([
  ['2026-10-05', 1, '2026-01-01'],
  ['2026-06-30', 7, '2025-07-01'],
  ['2026-07-01', 7, '2026-07-01'],
])('%s is in the fiscal year with first month %i that begins on %s', (day, month, start) => {
  expect(yearStart(day, month)).toBe(start);
});

test('texts have no quotes, line breaks or letters that would end or change a booking', () => {
  expect(quoted('a"b\r\nc', 60)).toBe('"a""b c"');
  expect(quoted('x'.repeat(70), 60)).toBe(`"${'x'.repeat(60)}"`);
  expect(documentNumber('RE_2026.17/Ü')).toBe('RE-2026-17/-');
  expect([...toWindows1252('ü€–漢')]).toEqual([0xfc, 0x80, 0x96, 0x3f]);
  expect([decimalComma(5, 2), decimalComma(500, 0)]).toEqual([...['0,05', '500,00']]);
});

test.each([
  ['19=8400; 7=8300', null],
  ['19=', '"19=" is not like 19=8400.'],
  ['x=8400', '"x=8400" is not like 19=8400.'],
  ['19=8400; 19=8401', '"19" is named twice.'],
  ['19=84000', 'The account 84000 has more than 4 digits, or is none.'],
  ['*=8400:12345', '"*=8400:12345" is not like 19=8400.'],
  [' ; ', 'Name at least one account.'],
])('accounts such as "%s" are read or refused', (text, problem) => {
  expect(readAccounts(text, 'rates', 4).problem).toBe(problem);
  if (problem)
    expect(() => datevSettings.check!({ ...settings, domesticAccounts: text }, payment)).toThrow(
      expect.objectContaining({ details: { fields: { domesticAccounts: problem } } }),
    );
});
