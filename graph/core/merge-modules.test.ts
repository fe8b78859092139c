import { expect, test } from 'vitest';
import { defineModule, type Module } from './define-module.ts';
import { mergeModules } from './merge-modules.ts';

const module = (name: string, rest: Partial<Module> = {}) => defineModule({ name, uses: [], ...rest });
const queue = { name: 'parcels', table: 'parcels', waiting: 'true' };
const job = { run: async () => {} };

test('the lists of all modules are one, in the order of the modules', () => {
  const merged = mergeModules([
    module('a', { errors: { A: 400 }, images: ['select 1'], failpoints: ['event.recorded'] }),
    module('b', { errors: { B: 409 }, images: ['select 2'], queues: [queue], jobs: { parcels: job } }),
  ]);
  expect(merged).toMatchObject({
    httpStatus: { A: 400, B: 409 },
    images: ['select 1', 'select 2'],
    failpoints: ['event.recorded'],
    queues: [queue],
    jobs: { parcels: job },
  });
});

test('followers of one event run in the order of the modules', () => {
  const first = async () => {};
  const second = async () => {};
  const events = { 'order.placed': { subject: 'order', sentence: 'An order was placed.' } };
  const { followers } = mergeModules([
    module('a', { events, follows: { 'order.placed': [first] } }),
    module('b', { follows: { 'order.placed': [second] } }),
  ]).events;
  expect(followers['order.placed']).toEqual([first, second]);
});

test.each<[what: string, two: Module[], sentence: string]>([
  ['name', [module('a'), module('a')], 'The module a is declared twice.'],
  [
    'error code',
    [module('a', { errors: { TAKEN: 400 } }), module('b', { errors: { TAKEN: 409 } })],
    'Two modules declare the error code TAKEN: a and b.',
  ],
  [
    'job',
    [module('a', { jobs: { sweep: job } }), module('b', { jobs: { sweep: job } })],
    'Two modules declare the job sweep: a and b.',
  ],
  [
    'queue',
    [module('a', { queues: [queue] }), module('b', { queues: [queue] })],
    'Two modules declare the queue parcels: a and b.',
  ],
  [
    'entity',
    [module('a', { entities: [class Parcel {}] }), module('b', { entities: [class Parcel {}] })],
    'Two modules declare the entity Parcel: a and b.',
  ],
  [
    'shipping calculator',
    [
      module('a', { shippingCalculators: [{ name: 'weight', title: 'By weight', price: () => 1 }] }),
      module('b', { shippingCalculators: [{ name: 'weight', title: 'By size', price: () => 2 }] }),
    ],
    'Two modules declare the shipping calculator weight: a and b.',
  ],
  [
    'failpoint',
    [module('a', { failpoints: ['mail.sent'] }), module('b', { failpoints: ['mail.sent'] })],
    'Two modules declare the failpoint mail.sent: a and b.',
  ],
])('a %s that two modules declare is refused', (_what, two, sentence) => {
  expect(() => mergeModules(two)).toThrow(sentence);
});

test('what has no name is refused', () => {
  expect(() => mergeModules([module('a', { jobs: { ' ': job } })])).toThrow(
    'The module a declares a job without a name.',
  );
});

test('a module that uses one that is not in the list is refused', () => {
  expect(() => mergeModules([module('cart', { uses: [module('catalog')] })])).toThrow(
    'The module cart uses catalog, which is not in the list of modules.',
  );
});

test('a follower of an event that nobody declares is refused', () => {
  const follows = { 'order.placed': [async () => {}] };
  expect(() => mergeModules([module('mail', { follows })])).toThrow(
    'The module mail follows the event order.placed, which no module declares.',
  );
});

test('a need that no module provides is refused, and what is provided is given', () => {
  const reviews = module('reviews', { needs: ['verifiedBuyer'] });
  expect(() => mergeModules([reviews])).toThrow(
    'The module reviews needs verifiedBuyer, which no module provides.',
  );
  const orders = module('orders', { provides: { verifiedBuyer: 'exists (select)' } });
  expect(mergeModules([reviews, orders]).provides.verifiedBuyer).toBe('exists (select)');
});

test('a module that uses one that is still being loaded is part of a cycle', () => {
  const uses = [undefined] as unknown as Module[];
  expect(() => mergeModules([module('a', { uses })])).toThrow(
    'The module a uses one that uses a in turn: take one of them out of `uses`.',
  );
});
