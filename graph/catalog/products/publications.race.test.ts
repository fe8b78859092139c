import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { atFailpoint, dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { EditedProductDocument, UpdateProductDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { publicationQueue } from './publication-queue.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
/** A process that dies. */
let dying: TestShop;
let admin: TestClient;
beforeAll(async () => {
  const url = await freshDatabase();
  shop = await testShop({ url, webhooks: false });
  dying = await testShop({ url, webhooks: false });
  admin = await shop.admin();
});
// Lost connections never return to the pool of `dying`: closing it would wait for ever.
afterAll(() => shop?.close());

const draft = async () => {
  const { id } = await shop.addProduct({ isDraft: true });
  const publishAt = new Date(shop.ports.now().getTime() + HOUR_MS).toISOString();
  await admin.must(UpdateProductDocument, { input: { id, publishAt } });
  return id;
};
const runDue = (hours: number) => workDueRows(shop.later(hours * HOUR_MS), publicationQueue, shop);
const publishedOf = async (ids: string[]) => {
  const rows = await shop
    .em()
    .execute<{ changed: string[] }[]>(
      `select data->'changed' as changed from events where actor_id is null and subject_id in (${ids.map(() => '?').join()})`,
      ids,
    );
  return rows.filter(({ changed }) => changed.includes('isDraft')).length;
};

test('two processes, after one has died in the middle, put each product on sale once', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await draft());
  dying.clock.advance(2 * HOUR_MS);
  await dieAt(dying, 'publications.run', () =>
    workDueRows({ ...dying, em: dying.em() }, publicationQueue, dying),
  );
  expect(await publishedOf(ids)).toBe(0);
  await Promise.all([runDue(3), runDue(3), runDue(3)]);
  expect(await publishedOf(ids)).toBe(5);
});

test('work whose lease was taken over finds nothing to do', async () => {
  const id = await draft();
  const deps = shop.later(2 * HOUR_MS);
  const [row] = await shop
    .em()
    .execute<{ id: string }[]>('select id from publications where product_id = ?', [id]);
  const work = () => publicationQueue.work(deps, { id: row!.id, attempts: 1 });
  await Promise.all([work(), work()]);
  expect(await publishedOf([id])).toBe(1);
});

test('an edit by hand that is saved while the time is due counts as made before it', async () => {
  const id = await draft();
  let run: Promise<number> | undefined;
  await atFailpoint(
    'stock.productLocked',
    () => {
      run = runDue(2);
      return untilBlocked(shop);
    },
    () => admin.must(UpdateProductDocument, { input: { id, publishAt: null } }),
  );
  await run;
  expect((await admin.must(EditedProductDocument, { id })).product).toMatchObject({
    isDraft: true,
    publishAt: null,
  });
});
