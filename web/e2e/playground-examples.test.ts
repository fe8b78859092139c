import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../graph/proof/testing/test-shop.ts';
import { runPlayground } from './run-playground.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.addVariants({ name: 'Runner', optionNames: ['Size'] }, [
    { options: ['41'], countInStock: 0 },
    { options: ['42'], countInStock: 5 },
  ]);
});
afterAll(() => shop?.close());

test('a guest checks out with the example as it stands', async () => {
  const checkout = (await runPlayground(shop.url, 'startCheckout'))[0];
  expect(checkout).toMatchObject({ data: { startCheckout: { itemsPrice: expect.any(Number) } } });
});

test('the examples of the playground run as they stand, in a shop whose newest product has variants', async () => {
  const responses = await runPlayground(shop.url);
  // The shopper of the demo shop is unknown here.
  const failed = responses.filter(({ errors }) => errors);
  expect(failed).toMatchObject([
    { errors: [{ path: ['signIn'], extensions: { code: 'WRONG_CREDENTIALS' } }] },
  ]);
  expect(responses[5]).toMatchObject({ data: { startCheckout: { itemsPrice: expect.any(Number) } } });
  expect(responses).toHaveLength(7);
});
