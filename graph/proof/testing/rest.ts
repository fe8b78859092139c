import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** The response of a REST call. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the body as it comes.
  body: any;
}

/** Calls the REST facade: an object is sent as JSON, a text as it is, labelled as browsers label it. */
export async function rest(
  client: Pick<TestClient, 'fetch'>,
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const isJson = typeof body === 'object';
  const response = await client.fetch(`/api${path}`, {
    method,
    body: isJson ? JSON.stringify(body) : body,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** Pays an amount in minor units at the provider without a provider order. Returns the payment's id. */
export async function payBefore(
  shop: TestShop,
  amount: number,
  { currency = 'INR', outcome = 'captured' as 'captured' | 'authorized' | 'failed' } = {},
): Promise<string> {
  const { id } = await shop.provider.pay({ orderId: null, amount, currency, method: 'card', outcome });
  return id;
}
