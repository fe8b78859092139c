import { expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  AdjustStockDocument,
  BackorderedOrderDocument,
  CancelCheckoutDocument,
  SaveVariantsDocument,
  StartCheckoutDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';

const race = raceShop();

const start = (client: TestClient, { id }: Product, qty = 1) =>
  client.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty }]));
const setLimit = ({ id }: Product, backorderLimit: number | null) =>
  race.admin().execute(UpdateVariantDocument, { id, input: { backorderLimit } });
const storedOf = async ({ id }: Product) => {
  const { countInStock, backorderLimit } = await race.shop().em().findOneOrFail(Variant, id);
  return { countInStock, backorderLimit };
};

async function lampOn(countInStock: number, backorderLimit: number): Promise<Product> {
  const lamp = await race.shop().addProduct({ countInStock });
  await setLimit(lamp, backorderLimit);
  return lamp;
}

const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => race.shop().shopper()));

test('of many buyers at once of 3 units and 4 on backorder exactly 7 get one, and what is cancelled or restocked is sold again', async () => {
  const lamp = await lampOn(3, 4);
  const buyers = await shoppers(25);
  const answers = await Promise.all(buyers.map((buyer) => start(buyer, lamp)));
  const sold = answers.flatMap(({ data }, index) =>
    data ? [{ buyer: buyers[index]!, id: data.startCheckout.id }] : [],
  );
  expect(sold).toHaveLength(7);
  const refused = answers.filter(({ code }) => code === 'OUT_OF_STOCK');
  expect(refused).toHaveLength(18);
  expect(refused[0]!.errors[0]?.extensions?.lines).toMatchObject([{ available: 0 }]);
  expect(await storedOf(lamp)).toEqual({ countInStock: -4, backorderLimit: 4 });

  const [first] = sold;
  await first!.buyer.must(CancelCheckoutDocument, { id: first!.id });
  expect((await storedOf(lamp)).countInStock).toBe(-3);
  const again = await Promise.all((await shoppers(3)).map((buyer) => start(buyer, lamp)));
  expect(again.filter(({ data }) => data)).toHaveLength(1);

  const restocked = { variantId: lamp.id, by: 3, reason: 'RECEIVED' } as const;
  const { adjustStock } = await race.admin().must(AdjustStockDocument, restocked);
  expect(adjustStock).toMatchObject({ countInStock: 0, inventoryQuantity: -1, availableQuantity: 3 });
});

test('while sales run the limit is lowered and ended: no call fails but for a lack of stock, and nothing is sold after', async () => {
  const lamp = await lampOn(2, 1_000);
  const buyers = await shoppers(20);
  const [answers, limits] = await Promise.all([
    Promise.all(buyers.map((buyer) => start(buyer, lamp))),
    Promise.all([500, 3, 1, null].map((limit) => setLimit(lamp, limit))),
  ]);
  expect(limits.map(({ code }) => code)).toEqual(limits.map(() => undefined));
  const codes = new Set(answers.map(({ code }) => code));
  expect([...codes].filter((code) => code !== undefined && code !== 'OUT_OF_STOCK')).toEqual([]);
  await setLimit(lamp, null);
  const sold = answers.filter(({ data }) => data).length;
  const { countInStock, backorderLimit } = await storedOf(lamp);
  expect(countInStock).toBe(2 - sold);
  expect(backorderLimit).toBe(countInStock < 0 ? 0 : null);
  if (countInStock <= 0) expect((await start(race.shopper(), lamp)).code).toBe('OUT_OF_STOCK');
});

test('a sale that waits while backorders are ended takes nothing that is not there', async () => {
  const lamp = await lampOn(0, 10);
  const variants = [{ id: lamp.id, options: [], price: lamp.price, countInStock: 0, backorderLimit: null }];
  let sale: ReturnType<typeof start> | undefined;
  await atFailpoint(
    'variants.locked',
    () => {
      sale = start(race.shopper(), lamp);
      return untilBlocked(race.shop());
    },
    () =>
      race.admin().must(SaveVariantsDocument, { input: { productId: lamp.id, optionNames: [], variants } }),
  );
  expect((await sale)?.code).toBe('OUT_OF_STOCK');
  expect(await storedOf(lamp)).toEqual({ countInStock: 0, backorderLimit: null });
});

test('of many orders at once, and units that come in meanwhile, the units on backorder add up to what is owed', async () => {
  const lamp = await lampOn(5, 1_000);
  const buyers = await shoppers(12);
  const placed = Promise.all(
    buyers.map(async (buyer, index) => {
      const checkout = (await start(buyer, lamp, 1 + (index % 3))).data!.startCheckout;
      return (await place(buyer, checkout, await race.shop().pay(checkout))).data!.placeOrder.id;
    }),
  );
  const receive = () =>
    race.admin().must(AdjustStockDocument, { variantId: lamp.id, by: 1, reason: 'RECEIVED' });
  await Promise.all([placed, receive(), receive(), receive()]);
  const owed = async () => {
    const orders = await Promise.all(
      (await placed).map((id) => race.admin().must(BackorderedOrderDocument, { id })),
    );
    return orders.reduce((sum, { order }) => sum + order.orderItems[0]!.backorderedQuantity, 0);
  };
  expect(await storedOf(lamp)).toMatchObject({ countInStock: 5 + 3 - 24 });
  expect(await owed()).toBe(16);
  await Promise.all([receive(), receive()]);
  expect(await owed()).toBe(14);
});
