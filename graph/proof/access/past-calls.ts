import { randomUUID } from 'node:crypto';
import { PastCustomer } from '../../trade/past-orders/past-customer.entity.ts';
import { PastOrder } from '../../trade/past-orders/past-order.entity.ts';
import type { Stage } from './stage.ts';

/** A customer with an order in an earlier shop. */
export async function pastOrder({ shop }: Stage, email = `${randomUUID()}@example.org`) {
  const [id, number] = [randomUUID(), randomUUID()];
  const person = {
    source: 'shopify' as const,
    number,
    name: 'Pia Past',
    email,
    emailKey: email,
    phone: '1',
    address: '1 Lane',
    note: 'x',
    currency: 'EUR',
  };
  await shop.em().insert(PastOrder, {
    ...person,
    id,
    placedAt: new Date(0),
    status: 'paid',
    total: 500,
    subtotal: 400,
    shipping: 100,
    tax: 0,
    discount: 0,
    lines: [{ name: 'Lamp', sku: 'L-1', quantity: 1, price: 400 }],
  });
  await shop.em().insert(PastCustomer, {
    ...person,
    id: randomUUID(),
    orderCount: 1,
    spent: 500,
    tags: 'x',
    since: new Date(0),
  });
  return { id, email, number };
}

/** See `rootCalls`. */
export const pastCalls = {
  'Query.pastOrders': async (stage: Stage) => ({ keyword: (await pastOrder(stage)).number, first: 1 }),
  'Query.pastCustomers': async (stage: Stage) => ({ keyword: (await pastOrder(stage)).number, first: 1 }),
  'Query.pastOrder': async (stage: Stage) => ({ id: (await pastOrder(stage)).id }),
  'Mutation.erasePastOrders': async (stage: Stage) => ({ input: { email: (await pastOrder(stage)).email } }),
  'Mutation.deletePastOrder': async (stage: Stage) => ({ input: { id: (await pastOrder(stage)).id } }),
};
