import { expect, test } from 'vitest';
import { guessMapping, readTable, toTransfers } from './read-csv.ts';

const german = `Konto;DE12

"Buchungstag";"Auftraggeber";"Verwendungszweck";"Betrag";"Saldo"
"20.11.2026";"Müller, Eva";"Bestellung #1049";"1.234,56";"9,00"
"20.11.2026";"Strom";"Abschlag";"-80,00";"9,00"
"21.11.2026";"Müller, Eva";"Bestellung #1049";"1.234,56";"9,00"
`;

test('what stands above the header, and debits, are left out; columns are found by their names', () => {
  const table = readTable(german)!;
  const mapping = guessMapping(table.headers);
  expect(mapping).toEqual({ amount: 3, payer: 1, text: 2 });
  const transfers = toTransfers(table, mapping, 'EUR');
  expect(transfers.map(({ amount, payer, text }) => [amount, payer, text])).toEqual([
    [1234_56, 'Müller, Eva', 'Bestellung #1049'],
    [1234_56, 'Müller, Eva', 'Bestellung #1049'],
  ]);
  expect(new Set(transfers.map(({ reference }) => reference)).size).toBe(2);
});

test('commas with an English header, and a reference of the bank', () => {
  const table = readTable(
    'Date,Transaction ID,Name,Description,Amount\n2026-11-20,T1,Ada,"RE 1049, thanks",50.00\n',
  )!;
  const [transfer] = toTransfers(table, guessMapping(table.headers), 'EUR');
  expect(transfer).toEqual({
    reference: 'T1',
    amount: 50_00,
    currency: 'EUR',
    payer: 'Ada',
    text: 'RE 1049, thanks',
  });
});

test('a reference is what the payer wrote when no other column is', () => {
  expect(guessMapping(['Booking date', 'Amount', 'Currency', 'Name', 'Reference'])).toEqual({
    amount: 1,
    payer: 3,
    text: 4,
  });
});

test.each(['', 'just a text', 'a;b'])('%j is no table', (text) => expect(readTable(text)).toBeNull());
