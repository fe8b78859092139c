import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  AuditLogDocument,
  CancelPriceSchedulesDocument,
  DeleteProductDocument,
  LowestPricesDocument,
  PriceSchedulesDocument,
  RestoreProductsDocument,
  SaveVariantsDocument,
  SchedulePricesDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Variant } from '../products/variant.entity.ts';
import { MAX_SCHEDULES, PriceSchedule } from './price-schedule.entity.ts';
import { scheduleQueue } from './schedule-queue.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const inHours = (hours: number) => new Date(shop.ports.now().getTime() + hours * HOUR_MS).toISOString();
const sale = (variantId: string, from: number, to: number, more: object = {}) => {
  return { variantId, price: 700, compareAtPrice: 1000, from: inHours(from), to: inHours(to), ...more };
};
/** Signed in anew, since tests move the clock. */
const plan = async (...input: ReturnType<typeof sale>[]) =>
  (await shop.admin()).execute(SchedulePricesDocument, { input });
const planned = async (productId: string) =>
  (await (await shop.admin()).must(PriceSchedulesDocument, { productId })).priceSchedules;
/** The states after the cancellation, or the code of its error. */
const cancel = async (...ids: string[]) => {
  const { data, code } = await (await shop.admin()).execute(CancelPriceSchedulesDocument, { ids });
  return data?.cancelPriceSchedules.map(({ state }) => state) ?? code;
};
const edit = async (input: { id: string; price: number }) =>
  (await shop.admin()).must(UpdateProductDocument, { input });
/** Moves the clock, then runs what is due. */
const after = (hours: number) => {
  shop.clock.advance(hours * HOUR_MS);
  return workDueRows({ em: shop.em(), ports: shop.ports }, scheduleQueue, shop);
};
const read = async (id: string) => (await shop.guest().must(LowestPricesDocument, { id })).product;
const statesOf = async (variant: string) =>
  (await shop.em().find(PriceSchedule, { variant }, { orderBy: { fromAt: 'asc' } })).map(
    ({ state }) => state,
  );

test('a planned price begins and ends by itself, and both are recorded', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  const { data } = await plan(sale(id, 1, 3));
  expect(data?.schedulePrices).toMatchObject([{ variantId: id, price: 700, state: 'PLANNED' }]);
  expect(await after(0)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await read(id)).toMatchObject({
    price: 700,
    compareAtPrice: 1000,
    isOnSale: true,
    variants: [{ lowestPrice30d: 1000 }],
  });
  expect(await planned(id)).toMatchObject([{ state: 'RUNNING' }]);
  expect(await after(2)).toBe(1);
  expect(await read(id)).toMatchObject({ price: 1000, compareAtPrice: null, isOnSale: false });
  expect(await planned(id)).toEqual([]);
  const events = (await shop.events('product.updated')).filter(({ subjectId }) => subjectId === id);
  expect(events.map(({ actorKind, data: { old, new: now } }) => [actorKind, old, now])).toEqual([
    ['system', { price: 1000, compareAtPrice: null }, { price: 700, compareAtPrice: 1000 }],
    ['system', { price: 700, compareAtPrice: 1000 }, { price: 1000, compareAtPrice: null }],
  ]);
});

test('a planned price that follows another one begins when that ends, and the price from before both returns', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(sale(id, 1, 2), sale(id, 2, 3, { price: 500 }));
  await after(1);
  await after(1);
  expect(await read(id)).toMatchObject({ price: 500, variants: [{ lowestPrice30d: 1000 }] });
  await after(1);
  expect(await read(id)).toMatchObject({ price: 1000, compareAtPrice: null });
});

test('a shop that was off when a sale began catches up, and leaves out a sale that is over', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(sale(id, 1, 2, { price: 100 }), sale(id, 3, 6));
  await after(4);
  expect(await read(id)).toMatchObject({ price: 700 });
  expect(await statesOf(id)).toEqual(['ENDED', 'RUNNING'].map((state) => state.toLowerCase()));
});

test('a price that was edited by hand meanwhile stays when the planned one ends', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(sale(id, 1, 3));
  await after(1);
  await edit({ id, price: 600 });
  await after(2);
  expect(await read(id)).toMatchObject({ price: 600 });
});

test('a planned price can be cancelled; one that is running gives the previous price back', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(sale(id, 1, 3), sale(id, 4, 5));
  await after(1);
  const [running, next] = await planned(id);
  expect(await cancel(running!.id, next!.id)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await read(id)).toMatchObject({ price: 1000, compareAtPrice: null });
  expect(await cancel(running!.id)).toBe('CONFLICT');
  expect(await cancel(crypto.randomUUID())).toBe('NOT_FOUND');
  expect(await after(5)).toBe(0);
});

test('planned prices are cancelled together or not at all', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  await plan(sale(id, 1, 2), sale(id, 3, 5));
  await after(2);
  const all = await shop.em().find(PriceSchedule, { variant: id });
  expect(await cancel(...all.map((schedule) => schedule.id))).toBe('CONFLICT');
  expect(await statesOf(id)).toEqual(['ended', 'planned']);
});

test('of the variants of a product those that are planned begin together, and others stay as they are', async () => {
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
    { options: ['L'] },
  ]);
  const [small, medium] = variants.map(({ id }) => id);
  await plan(sale(small!, 1, 2), sale(medium!, 1, 2, { price: 800 }));
  // One row of work does both.
  expect(await after(1)).toBe(1);
  expect((await read(product.id)).variants.map(({ price }) => price)).toEqual([700, 800, 1000]);
});

test('planned prices of what is deleted end without an error, and what is restored has its previous price', async () => {
  const { product, variants } = await shop.addVariants({ price: 1000, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  const lamp = await shop.addProduct({ price: 1000 });
  const [small, medium] = variants.map(({ id }) => id);
  await plan(sale(small!, 1, 3), sale(medium!, 1, 3), sale(lamp.id, 1, 3), sale(lamp.id, 4, 5));
  await after(1);
  const admin = await shop.admin();
  const row = { id: medium!, options: ['M'], price: 1000, countInStock: 1 };
  await admin.must(SaveVariantsDocument, {
    input: { productId: product.id, optionNames: ['Size'], variants: [row] },
  });
  await admin.must(DeleteProductDocument, { id: lamp.id });
  await after(5);
  expect(await statesOf(small!)).toEqual(['ended']);
  expect(await statesOf(lamp.id)).toEqual(['ended', 'ended']);
  const failed = await shop.em().count(PriceSchedule, { running: { lastError: { $ne: null } } });
  expect(failed).toBe(0);
  await (await shop.admin()).must(RestoreProductsDocument, { ids: [lamp.id] });
  expect(await read(lamp.id)).toMatchObject({ price: 1000, compareAtPrice: null });
});

test.each<[string, (id: string) => object[], string, string, RegExp]>([
  [
    'a price before that is not above the price',
    (id) => [sale(id, 1, 2), sale(id, 3, 4, { compareAtPrice: 700 })],
    'BAD_USER_INPUT',
    '1.compareAtPrice',
    /^The price planned for .+ UTC has a price before that is not above/,
  ],
  ['a beginning in the past', (id) => [sale(id, -1, 2)], 'BAD_USER_INPUT', '0.from', /begins in the past/],
  [
    'an end before the beginning',
    (id) => [sale(id, 2, 1)],
    'BAD_USER_INPUT',
    '0.to',
    /^The price planned for \d{4}-\d\d-\d\d \d\d:\d\d to \d{4}-\d\d-\d\d \d\d:\d\d UTC ends before it begins/,
  ],
  [
    'an end in three years',
    (id) => [sale(id, 2, 3 * 366 * 24)],
    'BAD_USER_INPUT',
    '0.to',
    /more than two years/,
  ],
  ['a negative price', (id) => [sale(id, 1, 2, { price: -1 })], 'BAD_USER_INPUT', '0.price', /between 0 and/],
  [
    'an unknown variant',
    (id) => [sale(id, 1, 2), sale(crypto.randomUUID(), 1, 2)],
    'NOT_FOUND',
    '1.variantId',
    /^The price planned for .+ names no variant/,
  ],
  ['what is no id', () => [sale('1; drop', 1, 2)], 'NOT_FOUND', '0.variantId', /names no variant/],
  [
    'two that overlap',
    (id) => [sale(id, 1, 3), sale(id, 2, 4)],
    'SCHEDULES_OVERLAP',
    '1.from',
    /^The price planned for .+ overlaps with another one of the same variant, \d/,
  ],
  [
    'too many for one variant',
    (id) => Array.from({ length: MAX_SCHEDULES + 1 }, (_, hour) => sale(id, hour, hour + 1)),
    'BAD_USER_INPUT',
    `${MAX_SCHEDULES}.variantId`,
    /more than 10 prices/,
  ],
])(
  '%s is refused in words without rows, with the field of the row, and nothing is planned',
  async (_, rows, code, field, message) => {
    const { id } = await shop.addProduct();
    const answer = await plan(...(rows(id) as ReturnType<typeof sale>[]));
    expect(answer.code).toBe(code);
    expect(answer.errors[0]?.extensions?.fields).toEqual({ [field]: expect.stringMatching(message) });
    expect(await planned(id)).toEqual([]);
  },
);

test('the price that is refused is named by its variant, where there are several', async () => {
  const { variants } = await shop.addVariants({ name: 'Boot', price: 1000, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['M'] },
  ]);
  const { id } = variants[1]!;
  const { errors } = await plan(sale(id, 1, 3), sale(id, 2, 4));
  expect(errors[0]?.message).toMatch(/^The price of M planned for .+ overlaps/);
});

test('the log says what a planned price is, what it replaces, and when, in one sentence', async () => {
  const { product, variants } = await shop.addVariants({ name: 'Boot', price: 1000, optionNames: ['Size'] }, [
    { options: ['S'] },
    { options: ['L'] },
  ]);
  await plan(sale(variants[1]!.id, 1, 3));
  const [first] = await planned(product.id);
  await cancel(first!.id);
  const { entries } = (await (await shop.admin()).must(AuditLogDocument, { subject: product.id })).auditLog;
  const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC';
  const row = (what: string, instead: string, old: string | null) => ({
    sentence: what,
    subjectName: 'Boot',
    changes: [
      {
        old,
        new: '700',
        sentence: expect.stringMatching(
          `^Price of Boot \\(L\\): ₹7.00${instead} from ${time} to ${time}, price before ₹10.00$`,
        ),
      },
    ],
  });
  expect(entries.slice(0, 2)).toMatchObject([
    row('A planned price was cancelled.', '', null),
    row('A price was planned that begins and ends by itself.', ' instead of ₹10.00', '1000'),
  ]);
});

test('no price and 501 prices are refused', async () => {
  const { id } = await shop.addProduct();
  expect((await plan()).code).toBe('BAD_USER_INPUT');
  expect((await plan(...Array.from({ length: 501 }, () => sale(id, 1, 2)))).code).toBe('BAD_USER_INPUT');
});

test('a cart that has the previous price gets PRICE_CHANGED with the new one when a sale begins', async () => {
  const { id } = await shop.addProduct({ price: 1000 });
  const shopper = await shop.shopper();
  const line = { productId: id, qty: 1, price: 1000 };
  await plan(sale(id, 1, 3));
  await after(1);
  const { code, errors } = await shopper.execute(StartCheckoutDocument, checkoutInput([line]));
  expect(code).toBe('PRICE_CHANGED');
  expect(errors[0]?.extensions?.lines).toMatchObject([
    { productId: id, reason: 'PRICE_CHANGED', price: 700 },
  ]);
});

test('prices of many products begin in batches, and a product that fails holds up no other', async () => {
  const lamps = await Promise.all(Array.from({ length: 60 }, () => shop.addProduct({ price: 1000 })));
  await plan(...lamps.map(({ id }) => sale(id, 1, 3)));
  shop.clock.advance(HOUR_MS);
  const broken = lamps[20]!.id;
  const refuse = async (_: unknown, { subject }: { subject: string }) => {
    if (subject === broken) throw new Error('It cannot be changed.');
  };
  const ports = {
    ...shop.ports,
    events: { ...shop.ports.events, followers: { 'product.updated': [refuse] } },
  };
  await workDueRows({ em: shop.em(), ports }, scheduleQueue, shop);
  const pricesNow = async () =>
    Object.groupBy(await shop.em().find(Variant, { id: { $in: lamps.map(({ id }) => id) } }), ({ price }) =>
      String(price),
    );
  expect((await pricesNow())['1000']?.map(({ id }) => id)).toEqual([broken]);
  const before = await countStatements(() => after(0.01));
  expect((await pricesNow())['700']).toHaveLength(60);
  expect(await countStatements(() => after(2))).toBeLessThan(2 * before);
  expect((await pricesNow())['1000']).toHaveLength(60);
});
