import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Failpoint } from '../core/failpoint.ts';
import { checkoutInput } from '../testing/buying.ts';
import { freePort } from '../testing/free-port.ts';
import {
  MyOrdersDocument,
  ProductsDocument,
  SignInDocument,
  StartCheckoutDocument,
} from '../testing/operations.generated.ts';
import { TestClient } from '../testing/test-shop.ts';

const points: Failpoint[] = [
  'payment.captured',
  'payment.checkoutLocked',
  'payment.recorded',
  'payment.committed',
  'webhook.settled',
];
let folder: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-crash-'));
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** The built shop on the folder's database, with the shopper signed in. */
async function open(FAILPOINT = ''): Promise<TestClient> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    FAILPOINT,
  };
  server = spawn(process.execPath, ['dist/graph/server.js'], { env, stdio: 'ignore' });
  const client = new TestClient(`http://127.0.0.1:${port}`);
  await vi.waitFor(async () => expect((await client.fetch('/readyz')).ok).toBe(true), 60_000);
  const input = { email: 'shopper@example.com', password: 'shopper123' };
  await client.must(SignInDocument, { input });
  return client;
}

async function buy(client: TestClient, productId: string): Promise<void> {
  const input = checkoutInput([{ productId, qty: 1 }], randomUUID());
  const { startCheckout } = await client.must(StartCheckoutDocument, input);
  const { keyId, providerOrderId, amount, currency } = startCheckout.payment;
  await client.fetch('/sandbox/checkout/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: client.url },
    body: JSON.stringify({ key: keyId, order_id: providerOrderId, amount, currency, outcome: 'paid' }),
  });
}

test('a shop that is killed in the middle of five payments has five paid orders after its next start', async () => {
  for (const point of points) {
    const client = await open(`${point}:crash`);
    const ended = once(server!, 'exit');
    const { products } = await client.must(ProductsDocument, { page: 1, keyword: '' });
    const product = products.products.find(({ countInStock }) => countInStock > 5)!;
    // The shop may be gone before its provider has answered. The webhook brings it to the place.
    await buy(client, product.id).catch(() => {});
    expect(await ended).toEqual([null, 'SIGKILL']);
  }
  const client = await open();
  await vi.waitFor(
    async () => {
      const { me } = await client.must(MyOrdersDocument, { page: 1 });
      expect(me?.orders.orders.map(({ isPaid }) => isPaid)).toEqual(points.map(() => true));
    },
    { timeout: 60_000, interval: 500 },
  );
  const ended = once(server!, 'exit');
  server?.kill('SIGTERM');
  await ended;
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const check = spawnSync(process.execPath, ['dist/graph/check-invariants.js'], { env, encoding: 'utf8' });
  expect(check).toMatchObject({ status: 0 });
}, 240_000);
