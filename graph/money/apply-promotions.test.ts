import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPromotions, fitPromotions } from './apply-promotions.ts';
import { priceOrder } from './price-order.ts';
import { type Discount, type OrderRules } from './priced-order.ts';
import type { BuyerHistory, OfferedPromotion, PromotedLine } from './promotion.ts';

const rules: OrderRules = {
  shipping: { price: 10_00, freeAbove: 100_00, taxClass: null },
  taxRates: [{ name: 'Tax', taxClass: 'standard', basisPoints: 15_00 }],
  pricesIncludeTax: false,
};
const now = new Date('2026-06-01T12:00:00Z');
const situation = { now, buyer: null, rules };
const line = (price: number, qty = 1, product = 'p', categoryIds: string[] = []): PromotedLine => {
  return { price, qty, taxClass: 'standard', product, categoryIds, collectionIds: [] };
};
const offer = (terms: Partial<OfferedPromotion>): OfferedPromotion => ({
  id: 'd',
  title: 'Off',
  kind: 'percent',
  value: 10_00,
  buyQty: 0,
  getQty: 0,
  categoryIds: [],
  collectionIds: [],
  productIds: [],
  minItems: null,
  minQty: null,
  firstOrderOnly: false,
  startsAt: null,
  endsAt: null,
  segmentId: null,
  maxPerPerson: null,
  stacks: false,
  priority: 0,
  code: 'TEN',
  usesLeft: null,
  ...terms,
});
const apply = (lines: PromotedLine[], offered: OfferedPromotion[], buyer: BuyerHistory | null = null) =>
  applyPromotions(lines, offered, { ...situation, buyer });
/** What the offered promotions take off, by their ids. */
const taken = (lines: PromotedLine[], ...offered: OfferedPromotion[]) => {
  const priced = priceOrder(lines, rules, apply(lines, offered).discounts);
  return Object.fromEntries(priced.discounts.map(({ id, amount }) => [id, amount]));
};
const problems = (lines: PromotedLine[], ...offered: OfferedPromotion[]) =>
  apply(lines, offered).problems.map(({ promotion, reason, missing }) => [promotion.id, reason, missing]);

test('of those that do not stack the one that saves most applies, and those that stack apply beside it', () => {
  const five = offer({ id: 'five', kind: 'amount', value: 5_00 });
  const ship = offer({ id: 'ship', kind: 'free_shipping', stacks: true });
  expect(taken([line(40_00)], offer({}), five, ship)).toEqual({ five: 5_00, ship: 10_00 });
  expect(taken([line(60_00)], offer({}), five, ship)).toEqual({ d: 6_00, ship: 10_00 });
  expect(problems([line(60_00)], offer({}), five, ship)).toEqual([['five', 'NO_SAVING', 0]]);
});

test('those with a higher priority are applied first, each on what is left', () => {
  const half = offer({ id: 'half', value: 50_00, stacks: true });
  const ten = offer({ id: 'ten', kind: 'amount', value: 10_00, stacks: true });
  expect(taken([line(40_00)], { ...half, priority: 1 }, ten)).toEqual({ half: 20_00, ten: 10_00 });
  expect(taken([line(40_00)], half, { ...ten, priority: 1 })).toEqual({ half: 15_00, ten: 10_00 });
});

test('also one that does not stack is applied by its priority', () => {
  const first = offer({ id: 'a', stacks: true, priority: 1 });
  const second = offer({ id: 'b', kind: 'amount', value: 5_00 });
  expect(taken([line(49_00)], second, first)).toEqual({ a: 4_90, b: 5_00 });
});

test('a discount that would cost the shopper free shipping is left out', () => {
  expect(taken([line(104_00)], offer({ value: 5_00 }))).toEqual({});
  expect(problems([line(104_00)], offer({ value: 5_00 }))).toEqual([['d', 'NO_SAVING', 0]]);
  expect(taken([line(104_00)], offer({ value: 20_00 }))).toEqual({ d: 20_80 });
});

test('of every three units the cheapest is free, over all lines that it is for', () => {
  const deal = offer({ kind: 'buy_x_get_y', value: 100_00, buyQty: 2, getQty: 1, categoryIds: ['c'] });
  const lines = [line(5_00, 4, 'a', ['c']), line(3_00, 2, 'b', ['b', 'c']), line(1_00, 9)];
  expect(taken(lines, deal)).toEqual({ d: 6_00 });
  expect(problems([line(5_00, 2, 'a', ['c']), line(1_00, 9)], deal)).toEqual([['d', 'MIN_QTY', 1]]);
  expect(taken(lines, { ...deal, value: 50_00 })).toEqual({ d: 3_00 });
});

test('one for a collection is for the lines of products in it, and for those of its categories and products', () => {
  const chosen = { ...line(10_00, 1, 'a'), collectionIds: ['x', 'y'] };
  const others = [line(20_00, 1, 'b'), line(30_00, 1, 'c', ['c'])];
  expect(taken([chosen, ...others], offer({ collectionIds: ['y'] }))).toEqual({ d: 1_00 });
  expect(taken([chosen, ...others], offer({ collectionIds: ['y'], productIds: ['b'] }))).toEqual({ d: 3_00 });
  expect(problems(others, offer({ collectionIds: ['y'] }))).toEqual([['d', 'NOTHING_ELIGIBLE', 0]]);
});

test('what is missing is said in numbers', () => {
  const lines = [line(10_00, 2, 'a'), line(50_00)];
  expect(problems(lines, offer({ minItems: 32_00, productIds: ['a'] }))).toEqual([['d', 'MIN_ITEMS', 12_00]]);
  expect(problems(lines, offer({ minQty: 5 }))).toEqual([['d', 'MIN_QTY', 2]]);
  expect(problems(lines, offer({ productIds: ['z'] }))).toEqual([['d', 'NOTHING_ELIGIBLE', 0]]);
});

test('dates, limits and earlier orders decide', () => {
  const reason = (terms: Partial<OfferedPromotion>, uses = 0) =>
    apply([line(10_00)], [offer(terms)], {
      hasOrdered: uses > 0,
      uses: new Map([['d', uses]]),
      segments: new Set(['loyal']),
    }).problems[0]?.reason;
  expect(reason({ startsAt: new Date('2026-06-01T12:00:01Z') })).toBe('NOT_STARTED');
  expect(reason({ startsAt: now })).toBeUndefined();
  expect(reason({ segmentId: 'loyal' })).toBeUndefined();
  expect(reason({ segmentId: 'lost', usesLeft: 0 })).toBe('SEGMENT_ONLY');
  expect(apply([line(10_00)], [offer({ segmentId: 'loyal' })]).problems[0]?.reason).toBe('SEGMENT_ONLY');
  expect(reason({ endsAt: now })).toBe('ENDED');
  expect(reason({ usesLeft: 0 })).toBe('USED_UP');
  expect(reason({ maxPerPerson: 2 }, 2)).toBe('USED_BEFORE');
  expect(reason({ maxPerPerson: 2 }, 1)).toBeUndefined();
  expect(reason({ firstOrderOnly: true, maxPerPerson: 2 }, 1)).toBe('USED_BEFORE');
});

test('two codes of one promotion are one discount', () => {
  expect(taken([line(10_00)], offer({ code: 'B' }), offer({ code: 'A' }))).toEqual({ d: 1_00 });
});

test('discounts that cost the free shipping together, though none saves by being left out alone, are left out', () => {
  const lines = [line(100_02)];
  const small = (id: string, stacks: boolean) => offer({ id, code: null, value: 2, stacks });
  expect(taken(lines, small('a', true), small('b', false))).toEqual({});
});

test('of three that stack two are left out where one alone keeps the free shipping and costs less', () => {
  const ids = ['a', 'b', 'c'];
  const { discounts } = applyPromotions(
    [line(95_00)],
    ids.map((id) => offer({ id, code: id, value: 8_00, stacks: true })),
    {
      now,
      buyer: null,
      rules: { ...rules, shipping: { ...rules.shipping, price: 19_00, freeAbove: 85_50 } },
    },
  );
  expect(discounts.map(({ id }) => id)).toEqual(['a']);
});

const promotion = fc.record({
  id: fc.constantFrom(...'abcdefghij'),
  code: fc.option(fc.constantFrom('ONE', 'TWO', 'THREE')),
  kind: fc.constantFrom(
    'percent' as const,
    'amount' as const,
    'free_shipping' as const,
    'buy_x_get_y' as const,
  ),
  value: fc.integer({ min: 1, max: 100_00 }),
  buyQty: fc.integer({ min: 1, max: 3 }),
  getQty: fc.integer({ min: 1, max: 3 }),
  categoryIds: fc.subarray(['c1', 'c2']),
  collectionIds: fc.subarray(['k1']),
  productIds: fc.subarray(['p1', 'p2']),
  minItems: fc.option(fc.integer({ min: 1, max: 200_00 })),
  stacks: fc.boolean(),
  priority: fc.integer({ min: 0, max: 2 }),
});
const promotions = fc.uniqueArray(promotion, { selector: ({ id }) => id });
const cart = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 90_00 }),
    qty: fc.integer({ min: 1, max: 5 }),
    product: fc.constantFrom('p1', 'p2', 'p3'),
    categoryIds: fc.subarray(['c1', 'c2']),
    collectionIds: fc.subarray(['k1']),
  }),
  { minLength: 1, maxLength: 5 },
);

test('of many that stack those that take nothing off are left out as well', () => {
  const many = [...'abcdefgh'].map((id) => offer({ id, code: id, value: 1_00, stacks: true }));
  const nothing = offer({ id: 'n', code: 'n', stacks: true, productIds: ['free'], priority: 1 });
  const lines = [line(50_00), line(0, 1, 'free')];
  expect(Object.keys(taken(lines, nothing, ...many))).toEqual([...'abcdefgh']);
  expect(apply(lines, [nothing, ...many]).discounts).toHaveLength(8);
  expect(problems(lines, nothing, ...many)).toEqual([['n', 'NO_SAVING', 0]]);
});

type Fitting = ReturnType<typeof fitPromotions>['fitting'];

/** All combinations of at most one that does not stack with any that do. */
function combinations(fitting: Fitting): Discount[][] {
  const sets = fitting.reduce<Fitting[]>((all, each) => all.concat(all.map((set) => [...set, each])), [[]]);
  return sets
    .filter((set) => set.filter(({ promotion }) => !promotion.stacks).length <= 1)
    .map((set) => set.map(({ discount }) => discount));
}

/** Small discounts on about what shipping is free above. */
const tightCart = fc.record({
  terms: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1_00, max: 15_00 }),
      stacks: fc.constantFrom(true, true, false),
      priority: fc.integer({ min: 0, max: 1 }),
    }),
    { selector: ({ id }) => id },
  ),
  price: fc.integer({ min: 1_00, max: 30_00 }),
  freeAbove: fc.integer({ min: 50_00, max: 100_00 }),
});

test('no combination costs less, and none that costs as much has fewer discounts', () => {
  fc.assert(
    fc.property(tightCart, ({ terms, price, freeAbove }) => {
      const lines = [line(95_00)];
      const tight = { ...rules, shipping: { price, freeAbove, taxClass: null } };
      const offered = terms.map((each) => offer(each));
      const { fitting } = fitPromotions(lines, offered, { now, buyer: null });
      const all = combinations(fitting).map((discounts) => ({
        total: priceOrder(lines, tight, discounts).totalPrice,
        size: discounts.length,
      }));
      const lowest = Math.min(...all.map(({ total }) => total));
      const fewest = Math.min(...all.filter(({ total }) => total === lowest).map(({ size }) => size));
      const { discounts } = applyPromotions(lines, offered, { ...situation, rules: tight });
      expect(priceOrder(lines, tight, discounts).totalPrice).toBe(lowest);
      expect(discounts.length).toBe(fewest);
    }),
    { numRuns: 2_000 },
  );
});

test('no total is negative or higher than without, the parts sum, and the order of codes does not matter', () => {
  fc.assert(
    fc.property(cart, promotions, fc.nat(), (items, terms, turn) => {
      const lines = items.map((item) => ({ ...item, taxClass: 'standard' }));
      const offered = terms.map((each) => offer(each));
      const { discounts } = apply(lines, offered);
      const turned = offered.map((_, at) => offered[(at + turn) % offered.length]!);
      expect(apply(lines, turned.toReversed()).discounts).toEqual(discounts);

      const priced = priceOrder(lines, rules, discounts);
      const sum = priced.discounts.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(priced.discountPrice + priced.shippingDiscount);
      expect(priced.discounts.map(({ id }) => id).sort()).toEqual(discounts.map(({ id }) => id).sort());
      expect(priced.lines.every(({ discount }, at) => discount <= lines[at]!.price * lines[at]!.qty)).toBe(
        true,
      );
      expect(priced.totalPrice).toBeGreaterThanOrEqual(0);
      expect(priced.totalPrice).toBeLessThanOrEqual(priceOrder(lines, rules).totalPrice);
      const alone = discounts.filter(({ id }) => !offered.find((each) => each.id === id)!.stacks);
      expect(alone.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5_000 },
  );
});
