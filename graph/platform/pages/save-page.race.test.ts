import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { SavePageDocument, StaffPageDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const save = (input: object) => admin.execute(SavePageDocument, { input });

/** The error codes of saves in order; null for what was saved. */
async function codesOf(saves: ReturnType<typeof save>[]) {
  return (await Promise.all(saves)).map(({ code }) => code ?? null).sort();
}

/** Saves all at the same time: none goes on before all wait for a lock, which others may read beside. */
async function saveTogether(inputs: readonly object[]) {
  const saves = await shop.em().transactional(async (em) => {
    await em.execute('lock table pages in share mode');
    const started = inputs.map(save);
    await untilBlocked(shop, inputs.length);
    return started;
  });
  return codesOf(saves);
}

test('ten pages that get one title at the same time have ten addresses', async () => {
  const saves = Array.from({ length: 10 }, () => save({ title: 'Gift cards' }));
  expect(await codesOf(saves)).toEqual(Array(10).fill(null));
  const rows = await shop.em().execute(`select slug from pages where slug like 'gift-cards%'`);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(10);
});

test('of five pages of one kind at the same time, one is made', async () => {
  const codes = await saveTogether(Array.from({ length: 5 }, () => ({ kind: 'IMPRINT' })));
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
});

test('of five edits of one version at the same time, one is saved and the text before it is there to restore', async () => {
  const { page } = (await admin.must(SavePageDocument, { input: { title: 'Hours', body: 'None' } })).savePage;
  const { id, version } = page;
  const codes = await saveTogether(
    Array.from({ length: 5 }, (_, at) => ({ id, version, body: `Text ${at}` })),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
  const { staffPage } = await admin.must(StaffPageDocument, { id });
  expect(staffPage.version).toBe(version + 1);
  expect(staffPage.versions).toHaveLength(1);
});
