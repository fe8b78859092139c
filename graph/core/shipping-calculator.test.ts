import { expect, test, vi } from 'vitest';
import { openCalculators, type ShippingCalculator, type ShippingRequest } from './shipping-calculator.ts';

const request = { method: { id: 'dhl' } } as ShippingRequest;
/** What a shop with this calculator offers its method for, and why it was left out. */
async function offer(price: ShippingCalculator['price']) {
  const error = vi.fn();
  const { price: priceOf } = openCalculators([{ name: 'own', title: 'Own', price }], { error }, 20);
  return { price: await priceOf('own', request), logged: error.mock.calls.map(([about]) => about) };
}

test.each<[what: string, price: ShippingCalculator['price'], expected: number | null]>([
  ['an amount', () => 4_90, 4_90],
  ['an amount, later', async () => 0, 0],
  ['that it does not ship this', () => null, null],
])('a calculator says %s', async (_what, price, expected) => {
  expect(await offer(price)).toEqual({ price: expected, logged: [] });
});

test.each<[what: string, price: ShippingCalculator['price'], why: string]>([
  [
    'throws',
    () => {
      throw new Error('No rates today.');
    },
    'No rates today.',
  ],
  [
    'rejects',
    async () => {
      throw new Error('No rates today.');
    },
    'No rates today.',
  ],
  ['is late', () => new Promise(() => {}), 'It took longer than 20 ms.'],
  ['returns a negative amount', () => -1, 'It returned -1, which is no price.'],
  ['returns parts of a minor unit', () => 4.9, 'It returned 4.9, which is no price.'],
  ['returns too much', () => 2_000_000_001, 'It returned 2000000001, which is no price.'],
  ['returns a text', () => '490' as never, 'It returned 490, which is no price.'],
  ['returns nothing', () => undefined as never, 'It returned undefined, which is no price.'],
])('a method whose calculator %s is not offered, and the log says why', async (_what, price, why) => {
  const { price: offered, logged } = await offer(price);
  expect(offered).toBeNull();
  expect(logged).toEqual([{ err: new Error(why), calculator: 'own', method: 'dhl' }]);
});

test('a method whose calculator no module brings any more is not offered, and the log says why', async () => {
  const error = vi.fn();
  expect(await openCalculators([], { error }).price('gone', request)).toBeNull();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ calculator: 'gone' }), expect.any(String));
});
