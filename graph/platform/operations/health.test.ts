import { afterEach, beforeEach, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { DomainError } from '../../core/errors.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { freePort } from '../../proof/testing/free-port.ts';
import { rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { declared } from '../../server/modules.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { createMetrics } from './metrics.ts';
import { openMetrics } from './metrics-server.ts';
import { watchGateway } from './watch-gateway.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

test('a shop that is open is alive and ready, names its version, and says nothing else', async () => {
  for (const path of ['/livez', '/readyz']) {
    const answer = await shop.guest().fetch(path);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', version: packageJson.version },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

const nextTransactionId = async () =>
  (await shop.em().execute<[{ id: string }]>('select pg_snapshot_xmax(pg_current_snapshot())::text as id'))[0]
    .id;

test('asking whether it is ready uses no transaction id', async () => {
  const before = await nextTransactionId();
  for (let n = 0; n < 3; n++) await shop.guest().fetch('/readyz');
  expect(await nextTransactionId()).toBe(before);
});

test('a shop whose database takes no writes is not ready', async () => {
  await shop.em().execute('set default_transaction_read_only = on');
  expect((await shop.guest().fetch('/readyz')).status).toBe(503);
  await shop.em().execute('set default_transaction_read_only = off');
  expect((await shop.guest().fetch('/readyz')).status).toBe(200);
});

test('metrics count requests, API fields by the names of the schema, provider calls and money, on their own port', async () => {
  const { registry } = shop.metrics;
  addDatabaseMetrics(registry, shop.orm, declared.metrics);
  const client = await shop.shopper();
  await startCheckout(client, (await shop.addProduct()).id);
  await rest(client, 'GET', '/products/does-not-exist');
  await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query": "query Mine { mine: me { id } me2: order(id: \\"x\\") { id } }"}',
  });
  await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query": "{ inventedByAStranger }"}',
  });
  const port = await freePort();
  const close = await openMetrics(registry, port, '127.0.0.1');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  close();
  const expected = [
    'shop_http_requests_total{route="graphql",status="200"} 2',
    'shop_graphql_fields_total{field="startCheckout",code="OK"} 1',
    'shop_graphql_fields_total{field="me",code="OK"} 1',
    'shop_graphql_fields_total{field="order",code="NOT_FOUND"} 1',
    'shop_graphql_fields_total{field="refused",code="GRAPHQL_VALIDATION_FAILED"} 1',
    'shop_checkouts{state="held"} 1',
    'shop_orders{state="placed"} 0',
    'shop_payments{state="refund_due"} 0',
    'shop_database{state="up"} 1',
    'shop_password_hashes_waiting 0',
    'process_resident_memory_bytes ',
    'nodejs_eventloop_lag_p99_seconds ',
  ];
  const shopLines = text.split('\n').filter((line) => line.startsWith('shop_'));
  expect(
    expected.filter((line) => !text.includes(line)),
    shopLines.join('\n'),
  ).toEqual([]);
  expect(text).not.toContain('inventedByAStranger');
});

test('metrics are not served to the public', async () => {
  expect((await shop.guest().fetch('/metrics')).status).toBe(404);
});

test('calls to the payment provider are counted by what came of them', async () => {
  const metrics = createMetrics();
  const refuse = async () => {
    throw new DomainError('PAYMENT_PROVIDER_UNAVAILABLE', 'Away.');
  };
  const gateway = watchGateway({ ...shop.ports.gateways.razorpay, listPayments: refuse }, metrics);
  expect(gateway.sandbox).toBe(true);
  expect(await gateway.fetchPayment('pay_ABCDEFGHIJKLMN')).toBeNull();
  expect(await gateway.paymentsMade({ from: new Date(0), to: new Date(), skip: 0 })).toEqual([]);
  await expect(gateway.listPayments('order_ABCDEFGHIJKLMN')).rejects.toThrow('Away.');
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_payment_provider_calls_total{call="fetchPayment",outcome="ok"} 1');
  expect(text).toContain('shop_payment_provider_calls_total{call="listPayments",outcome="unavailable"} 1');
  expect(text).toContain('shop_payment_provider_calls_total{call="paymentsMade",outcome="ok"} 1');
});
