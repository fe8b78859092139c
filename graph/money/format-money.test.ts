import { expect, test } from 'vitest';
import { currencySign, formatCharge, formatMoney, hasForeignSign, moneyIn } from './format-money.ts';
import { minorDigits } from './minor-units.ts';

const INR = { currency: 'INR' };

test('an amount is shown with two decimals and thousands separators', () => {
  expect([8999, 9000, 5, 0, 123_456_789].map((cents) => formatMoney(cents, INR))).toEqual([
    '₹89.99',
    '₹90.00',
    '₹0.05',
    '₹0.00',
    '₹1,234,567.89',
  ]);
});

test('the sign follows the currency; without a sign it is the code', () => {
  const shown = (currency: string) => formatMoney(123_456, { currency });
  expect(['USD', 'EUR', 'GBP', 'HUF'].map(shown)).toEqual([
    '$1,234.56',
    '€1,234.56',
    '£1,234.56',
    'Ft\u00a01,234.56',
  ]);
  expect(['INR', 'USD', 'EUR', 'CHF'].map(currencySign)).toEqual(['₹', '$', '€', 'CHF']);
});

test("a sign that is set replaces the currency's own", () => {
  expect(formatMoney(123_456, { ...INR, displaySymbol: '$' })).toBe('$1,234.56');
});

test('an amount below zero has its minus before the sign', () => {
  expect(formatMoney(-12_345, INR)).toBe('-₹123.45');
  expect(formatMoney(-5, { ...INR, displaySymbol: 'Rs' })).toBe('-Rs0.05');
});

test('what is charged names the currency where another sign is shown', () => {
  const charge = (displaySymbol?: string) => formatCharge(20_349, { ...INR, displaySymbol });
  expect([undefined, '', '₹', '$'].map(charge)).toEqual(['₹203.49', '₹203.49', '₹203.49', '₹203.49 (INR)']);
  expect([undefined, '', '₹', '$'].map((displaySymbol) => hasForeignSign({ ...INR, displaySymbol }))).toEqual(
    [false, false, false, true],
  );
});

test('an amount of another currency has its own sign, also where prices have one that was set', () => {
  const settings = { currency: 'EUR', displaySymbol: 'Eu' };
  expect(formatMoney(1980, moneyIn('EUR', settings))).toBe('Eu19.80');
  expect(formatMoney(1980, moneyIn('INR', settings))).toBe('₹19.80');
});

test('an amount has the decimals of its minor unit', () => {
  const shown = (currency: string) => formatMoney(1980, { currency }, minorDigits(currency));
  expect(['JPY', 'INR', 'KWD'].map(shown)).toEqual(['¥1,980', '₹19.80', 'KWD\u00a01.980']);
});
