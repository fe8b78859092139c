import { expect, test } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { readHistory } from './read-history.ts';
import { wooCustomers, wooHeaders, wooOrders } from './samples.ts';

test.each(Object.entries(wooHeaders))(
  'files of WooCommerce in %s are read as in English',
  async (_, headers) => {
    for (const [index, file, kind] of [
      [0, wooCustomers, 'past_customers'],
      [1, wooOrders, 'past_orders'],
    ] as const) {
      const [, ...rows] = file.split('\n');
      const read = async (text: string) => readHistory(await readCsv(Buffer.from(text)), kind, 'EUR');
      const [translated, english] = [await read([headers[index], ...rows].join('\n')), await read(file)];
      expect(translated.source).toBe('woocommerce');
      expect(translated.units).toEqual(english.units);
      expect(english.units.every(({ problems }) => problems.length === 0)).toBe(true);
      expect(translated.leftOut).toHaveLength(english.leftOut.length);
    }
  },
);
