import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  CartOfferDocument,
  CollectionChoicesDocument,
  CollectionsDocument,
  DeleteCollectionDocument,
  DeletePromotionDocument,
  DiscountedCartDocument,
  SaveCollectionDocument,
  SavePromotionDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

import { discountAgain } from './discount-cart.ts';

let shop: TestShop;
let admin: TestClient;
let lamp: string;
let shoe: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  admin = await shop.admin();
  [lamp, shoe] = (await Promise.all(
    [50_00, 30_00].map(async (price) => (await shop.addProduct({ price, countInStock: 100 })).id),
  )) as [string, string];
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const collection = async (input: object) =>
  (await admin.must(SaveCollectionDocument, { input: { name: randomUUID(), ...input } })).saveCollection
    .collection;
async function offer(more: object) {
  const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Chosen', kind: 'PERCENT' as const, value: 10_00, code, ...more };
  return { id: (await admin.must(SavePromotionDocument, { input })).savePromotion.id, code };
}
const cart = async (code: string) => {
  const lines = [lamp, shoe].map((productId) => ({ productId, qty: 1 }));
  const { cart: priced } = await shop.guest().must(DiscountedCartDocument, { lines, codes: [code] });
  return [priced.discounts.map(({ amount }) => amount), priced.codeProblems.map(({ reason }) => reason)];
};

test('a promotion for collections takes off what is in them at that moment, by hand and by rule, published or not', async () => {
  const hand = await collection({ productIds: [lamp] });
  const rule = await collection({ rule: { maxPrice: 40_00 } });
  const [ofHand, ofRule, ofBoth] = [
    await offer({ collectionIds: [hand.id] }),
    await offer({ collectionIds: [rule.id] }),
    await offer({ collectionIds: [hand.id, rule.id] }),
  ];
  expect(await cart(ofHand.code)).toEqual([[5_00], []]);
  expect(await cart(ofRule.code)).toEqual([[3_00], []]);
  expect(await cart(ofBoth.code)).toEqual([[8_00], []]);
  await admin.must(SaveCollectionDocument, { input: { id: hand.id, version: 1, productIds: [] } });
  await admin.must(SaveCollectionDocument, { input: { id: rule.id, version: 1, rule: { minPrice: 40_00 } } });
  expect(await cart(ofHand.code)).toEqual([[], ['NOTHING_ELIGIBLE']]);
  expect(await cart(ofRule.code)).toEqual([[5_00], []]);
});

test('what it takes off by itself stands beside the price of products in it alone', async () => {
  const { id } = await collection({ productIds: [shoe] });
  const promotion = await offer({ collectionIds: [id], isAutomatic: true, code: null });
  const offerOf = async (product: string) =>
    (await shop.guest().must(CartOfferDocument, { id: product })).product.cartOffer;
  expect([await offerOf(shoe), await offerOf(lamp)]).toEqual(['-10 % in the cart', null]);
  await admin.must(DeletePromotionDocument, { id: promotion.id });
});

test('a checkout that was started keeps the discount when its product leaves the collection; taken anew it would be none', async () => {
  const { id } = await collection({ productIds: [lamp] });
  const { id: promotion, code } = await offer({ collectionIds: [id] });
  const buyer = await shop.shopper();
  const { input } = checkoutInput([{ productId: lamp, qty: 1 }]);
  const kept = (await buyer.must(StartCheckoutDocument, { input: { ...input, codes: [code] } }))
    .startCheckout;
  const line = { product: lamp, price: 50_00, qty: 1, taxClass: '' };
  const used = [{ id: promotion, code }];
  const again = () => discountAgain(shop.later(), [line], { used, now: new Date() });
  expect((await again()).map((discount) => discount.positions)).toEqual([[0]]);
  await admin.must(SaveCollectionDocument, { input: { id, version: 1, productIds: [shoe] } });
  expect(await again()).toEqual([]);
  expect((await place(buyer, kept, await shop.pay(kept))).code).toBeUndefined();
});

test('a collection that a promotion is for cannot be deleted, and a promotion cannot be for a deleted one', async () => {
  const { id, name } = await collection({ productIds: [lamp] });
  const promotion = await offer({ collectionIds: [id], title: 'Spring' });
  const remove = () => admin.execute(DeleteCollectionDocument, { input: { id } });
  const { code, errors } = await remove();
  expect([code, errors[0]?.message]).toEqual([
    'COLLECTION_IN_USE',
    'The promotion "Spring" is for this collection. Choose another one there or delete the promotion, then delete the collection.',
  ]);
  const { collections } = await admin.must(CollectionsDocument);
  expect(collections.find((each) => each.id === id)?.usedBy).toEqual(['Spring']);
  await admin.must(DeletePromotionDocument, { id: promotion.id });
  expect((await remove()).code).toBeUndefined();
  const input = { title: 'Late', kind: 'PERCENT' as const, value: 100, code: 'LATE-1' };
  for (const collectionIds of [[id], [randomUUID()], ['no id'], Array(101).fill(id)])
    expect((await admin.execute(SavePromotionDocument, { input: { ...input, collectionIds } })).code).toBe(
      'BAD_USER_INPUT',
    );
  const clerk = await shop.staff('PROMOTIONS');
  const { collectionChoices } = await clerk.must(CollectionChoicesDocument);
  expect(collectionChoices.some((each) => each.name === name)).toBe(false);
  expect((await clerk.execute(CollectionsDocument)).code).toBe('FORBIDDEN');
});

test('a cart asks for its collections in as many statements for many as for one', async () => {
  const [one, two, three] = [
    await collection({ productIds: [lamp] }),
    await collection({ rule: { inStock: true } }),
    await collection({ rule: { minPrice: 1 } }),
  ];
  const [single, many] = [
    await offer({ collectionIds: [one.id] }),
    await offer({ collectionIds: [one.id, two.id, three.id] }),
  ];
  const count = (code: string) => countStatements(() => cart(code));
  await count(many.code);
  expect(await count(many.code)).toBe(await count(single.code));
});
