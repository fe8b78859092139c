import { address } from '../testing/buying.ts';
import { rest } from '../testing/rest.ts';
import type { TestClient } from '../testing/test-client.ts';

type Client = Pick<TestClient, 'fetch'>;

/** Ids of existing objects, created through the API: a product, an order of the shopper, and its checkout. */
export async function makeTargets(shopper: Client, admin: Client): Promise<string[]> {
  const product = { name: 'Lamp', price: 49.99, countInStock: 1_000, isDraft: false };
  const { body: added } = await rest(admin, 'POST', '/products', product);
  const cart = { cartItems: [{ product: added._id, qty: 1 }], shippingAddress: address };
  const { body: order } = await rest(shopper, 'POST', '/order', cart);
  const query = 'mutation($id: ID!) { startPayment(orderId: $id) { id } }';
  const response = await shopper.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id: order._id } }),
  });
  const { data } = await response.json();
  return [added._id, order._id, data.startPayment.id];
}
