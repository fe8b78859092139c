import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

const read = (text: string) =>
  readRows(text).map(({ number, carrier, trackingNumber }) => [number, carrier, trackingNumber]);

test.each([
  ['#1049;DHL;0034', [[1049, 'DHL', '0034']]],
  [
    '1049\tDHL\t0034\r\n\r\n1050',
    [
      [1049, 'DHL', '0034'],
      [1050, null, null],
    ],
  ],
  ['"1049","Royal Mail","A 1"', [[1049, 'Royal Mail', 'A 1']]],
  ['order;carrier;tracking\n1049;UPS;1Z', [[1049, 'UPS', '1Z']]],
  ['1049;;0034', [[1049, null, '0034']]],
  ['', []],
])('%j is read as %j', (text, rows) => expect(read(text)).toEqual(rows));

test('a line without a number is kept, so that it can be corrected', () => {
  expect(readRows('1049\nabc;DHL\n1050').map(({ line, number }) => [line, number])).toEqual([
    [1, 1049],
    [2, null],
    [3, 1050],
  ]);
  expect(readRows('abc')).toHaveLength(1);
});
