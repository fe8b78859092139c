import { expect, test } from 'vitest';
import { cartOffer } from './cart-offer.ts';
import type { OfferedPromotion } from './promotion.ts';

const now = new Date('2026-06-01T12:00:00Z');
const line = {
  product: 'p',
  categoryIds: ['c'],
  collectionIds: [],
  price: 50_00,
  qty: 1,
  taxClass: 'standard',
};
const offer = (terms: Partial<OfferedPromotion> = {}): OfferedPromotion => ({
  collectionIds: [],
  id: 'one',
  title: 'Ten',
  kind: 'percent',
  value: 1000,
  buyQty: 0,
  getQty: 0,
  categoryIds: [],
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
  code: null,
  usesLeft: null,
  ...terms,
});
const offered = (...promotions: OfferedPromotion[]) => cartOffer(line, promotions, now)?.id ?? null;

test('the promotion that takes most off one unit is shown', () => {
  const amount = offer({ id: 'amount', kind: 'amount', value: 600 });
  expect(offered(offer())).toBe('one');
  expect(offered(offer(), amount)).toBe('amount');
  expect(offered(offer({ value: 2000 }), amount)).toBe('one');
});

test.each<[string, Partial<OfferedPromotion>]>([
  ['needs a code', { code: 'SPRING' }],
  ['is for first orders', { firstOrderOnly: true }],
  ['is for a segment of customers', { segmentId: 's' }],
  ['can be used once a person', { maxPerPerson: 1 }],
  ['needs more than one piece costs', { minItems: 50_01 }],
  ['needs two units', { minQty: 2 }],
  ['is about shipping', { kind: 'free_shipping' }],
  ['needs other units', { kind: 'buy_x_get_y', buyQty: 1, getQty: 1 }],
  ['is for another category', { categoryIds: ['d'] }],
  ['has ended', { endsAt: now }],
  ['is used up', { usesLeft: 0 }],
])('a promotion that %s is not shown', (_, terms) => {
  expect(offered(offer(terms))).toBeNull();
});
