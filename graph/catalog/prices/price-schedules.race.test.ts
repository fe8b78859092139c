import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { atFailpoint, dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  LowestPricesDocument,
  SaveVariantsDocument,
  SchedulePricesDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { PriceSchedule } from './price-schedule.entity.ts';
import { scheduleQueue } from './schedule-queue.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
/** A process that dies. */
let dying: TestShop;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  const url = await freshDatabase();
  shop = await testShop({ url, webhooks: false });
  dying = await testShop({ url, webhooks: false });
  [admin, other] = await Promise.all([shop.admin(), shop.admin()]);
});
afterEach(async () => {
  // No work is left to the next test.
  await shop.em().nativeUpdate(PriceSchedule, {}, { state: 'cancelled' });
  expect(await shop.violations()).toEqual([]);
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => shop?.close());

const sale = (variantId: string, from: number, to: number) => {
  const inHours = (hours: number) =>
    shop
      .later(hours * HOUR_MS)
      .ports.now()
      .toISOString();
  return { variantId, price: 700, compareAtPrice: 1000, from: inHours(from), to: inHours(to) };
};
const plan = (client: TestClient, ...input: ReturnType<typeof sale>[]) =>
  client.execute(SchedulePricesDocument, { input });
const runDue = (hours: number) => workDueRows(shop.later(hours * HOUR_MS), scheduleQueue, shop);
const priceOf = async (id: string) => (await shop.guest().must(LowestPricesDocument, { id })).product.price;

test('of two plans for one variant at one time, the later is refused', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  let second: ReturnType<typeof plan> | undefined;
  const first = await atFailpoint(
    'schedules.locked',
    () => {
      second = plan(other, sale(id, 2, 4));
      return untilBlocked(shop);
    },
    () => plan(admin, sale(id, 1, 3)),
  );
  expect(first.code).toBeUndefined();
  expect((await second)?.code).toBe('SCHEDULES_OVERLAP');
});

test('plans of the same variants in other orders wait for each other without a deadlock that is seen', async () => {
  const lamps = await Promise.all(Array.from({ length: 5 }, () => shop.addProduct({ price: 1000 })));
  const rows = (from: number) => lamps.map(({ id }) => sale(id, from, from + 1));
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((hour) =>
      plan(hour % 2 ? admin : other, ...(hour % 2 ? rows(hour) : rows(hour).toReversed())),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
});

test('a process that dies while many prices begin leaves the rest to the next one, and none is half done', async () => {
  const lamps = await Promise.all(Array.from({ length: 20 }, () => shop.addProduct({ price: 1000 })));
  await plan(admin, ...lamps.map(({ id }, index) => sale(id, index < 4 ? 1 : 2, 10)));
  const states = async () => {
    const variant = { $in: lamps.map(({ id }) => id) };
    const schedules = await shop.em().find(PriceSchedule, { variant }, { populate: ['variant'] });
    return Object.entries(Object.groupBy(schedules, (each) => `${each.state} ${each.variant.price}`))
      .map(([state, list]) => [state, list!.length])
      .sort();
  };
  await runDue(1.5);
  dying.clock.advance(3 * HOUR_MS);
  await dieAt(dying, 'schedules.run', () => workDueRows({ ...dying, em: dying.em() }, scheduleQueue, dying));
  expect(await states()).toEqual([
    ['planned 1000', 16],
    ['running 700', 4],
  ]);
  // Two processes at once, after the lease of the dead.
  await Promise.all([runDue(4), runDue(4)]);
  expect(await states()).toEqual([['running 700', 20]]);
});

test('a sale that begins while a cart is being bought refuses it: it was priced before', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(admin, sale(id, 1, 3));
  const shopper = await shop.shopper();
  const buy = () =>
    shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1, price: 1000 }]));
  const held = await atFailpoint('checkout.priced', () => runDue(2), buy);
  expect(held.code).toBe('PRICE_CHANGED');
  expect(await priceOf(id)).toBe(700);
});

test('an edit of the variants and a sale that begins at the same time: none is lost', async () => {
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  const [small, medium] = variants.map(({ id }) => id);
  await plan(admin, sale(small!, 1, 3), sale(medium!, 1, 3));
  const rows = [small, medium].map((id, index) => {
    return { id, options: [index ? 'M' : 'S'], price: 900, countInStock: 5 };
  });
  let begins: Promise<number> | undefined;
  await atFailpoint(
    'variants.locked',
    () => {
      begins = runDue(2);
      return untilBlocked(shop);
    },
    () =>
      other.must(SaveVariantsDocument, {
        input: { productId: product.id, optionNames: ['Size'], variants: rows },
      }),
  );
  await begins;
  expect(await priceOf(product.id)).toBe(700);
  await runDue(4);
  expect(await priceOf(product.id)).toBe(900);
});
