import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '../../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../../proof/testing/buying.ts';
import { DeleteUserDocument, SyncCartDocument } from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { StoredCart } from './stored-cart.entity.ts';

let shop: TestShop;
let admin: TestClient;
let person: TestClient;
let lamp: Product;
let cup: Product;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  lamp = await shop.addProduct({ countInStock: 50 });
  cup = await shop.addProduct({ countInStock: 50 });
});
beforeEach(async () => {
  person = await shop.shopper();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const line = ({ id }: { id: string }, qty = 1) => ({ productId: id, variantId: id, qty });
type Line = ReturnType<typeof line>;
const content = (lines: Line[], codes: string[] = []) => ({ lines, codes });
const sync = async (lines: Line[], base?: ReturnType<typeof content>, codes: string[] = []) =>
  (await person.must(SyncCartDocument, { input: { lines, codes, base } })).syncCart;
const stored = () => shop.em().findOne(StoredCart, { user: person.user.id });
const units = (lines: readonly { productId: string; qty: number }[]) =>
  lines.map(({ productId, qty }) => [productId, qty]);

test('another device gets what the first one has', async () => {
  await sync([line(lamp, 2)], undefined, ['HELLO']);
  const second = await sync([line(cup)]);
  expect(second).toMatchObject({ version: 2, codes: ['HELLO'] });
  expect(second.lines).toEqual([
    { productId: lamp.id, variantId: lamp.id, qty: 2 },
    { productId: cup.id, variantId: cup.id, qty: 1 },
  ]);
  expect(second.changes).toEqual([{ variantId: lamp.id, kind: 'ADDED', from: 0, to: 2 }]);
});

test('what was removed here is removed there, and what was changed there is taken over', async () => {
  const base = content([line(lamp, 2), line(cup)]);
  await sync(base.lines);
  await sync([line(lamp, 5)], base);
  const { lines, changes } = await sync(base.lines, base);
  expect(units(lines)).toEqual([[lamp.id, 5]]);
  expect(changes).toEqual([
    { variantId: lamp.id, kind: 'QTY', from: 2, to: 5 },
    { variantId: cup.id, kind: 'GONE', from: 1, to: 0 },
  ]);
});

test('the same sync again, as after a lost answer, changes nothing, and neither do devices that sync in turn', async () => {
  const first = await sync([line(lamp)]);
  expect(await sync([line(lamp)])).toEqual({ ...first, changes: [] });
  await sync([line(cup)]);
  const versions = [];
  for (const base of [content([line(lamp)]), content([line(lamp), line(cup)]), undefined])
    versions.push((await sync([line(lamp), line(cup)], base)).version);
  expect(versions).toEqual([2, 2, 2]);
});

test('what is not sold stays in the cart', async () => {
  const gone = await shop.addProduct({ deletedAt: new Date() });
  expect(units((await sync([line(gone), line({ id: 'no-such-id' })])).lines)).toEqual([
    [gone.id, 1],
    ['no-such-id', 1],
  ]);
});

test('an order takes what was bought out of the cart, and no other device brings it back', async () => {
  const base = content([line(lamp), line(cup)]);
  await sync(base.lines, undefined, ['HELLO']);
  const checkout = await startCheckout(person, lamp.id);
  expect((await place(person, checkout, await shop.pay(checkout))).errors).toEqual([]);
  const other = await sync(base.lines, { ...base, codes: ['HELLO'] }, ['HELLO']);
  expect(units(other.lines)).toEqual([[cup.id, 1]]);
  expect(other).toMatchObject({ version: 2, codes: [], changes: [{ variantId: lamp.id, kind: 'GONE' }] });
});

test('carts of other accounts are out of reach, and a guest has none', async () => {
  await sync([line(lamp)]);
  const other = await shop.shopper();
  const { syncCart } = await other.must(SyncCartDocument, { input: content([]) });
  expect(syncCart).toEqual({ version: 0, lines: [], codes: [], changes: [] });
  expect((await shop.guest().execute(SyncCartDocument, { input: content([]) })).code).toBe('UNAUTHENTICATED');
});

test.each([
  ['a quantity of 0', { lines: [{ productId: 'x', variantId: 'x', qty: 0 }] }],
  ['an id that cannot be stored', { lines: [line({ id: '\u0000' })] }],
  ['a long id', { lines: [line({ id: 'x'.repeat(101) })] }],
  ['a code that cannot be stored', { codes: ['\u0000'] }],
  ['six codes', { codes: ['1', '2', '3', '4', '5', '6'] }],
  ['201 lines', { lines: Array.from({ length: 201 }, () => line({ id: crypto.randomUUID() })) }],
  ['a wrong base', { base: { lines: [], codes: ['\u0000'] } }],
])('%s is refused', async (_, input) => {
  const { code } = await person.execute(SyncCartDocument, { input: { ...content([]), ...input } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(await stored()).toBeNull();
});

test('an account stores 200 lines, and a device that has others too is asked to remove some', async () => {
  const many = () => Array.from({ length: 120 }, () => line({ id: crypto.randomUUID() }));
  await sync(many());
  const { code, errors } = await person.execute(SyncCartDocument, { input: content(many()) });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.message).toContain('Remove some');
  expect((await stored())?.lines).toHaveLength(120);
});

test('changes of a cart are limited', async () => {
  const before = shop.settings.rateLimitFactor;
  shop.settings.rateLimitFactor = 1 / 100;
  for (let n = 0; n < 3; n++) await sync([]);
  expect((await person.execute(SyncCartDocument, { input: content([]) })).code).toBe('RATE_LIMITED');
  shop.settings.rateLimitFactor = before;
});

test('the cart of a deleted account is deleted', async () => {
  await sync([line(lamp)]);
  await admin.must(DeleteUserDocument, { id: person.user.id });
  expect(await stored()).toBeNull();
});
