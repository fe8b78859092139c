import { afterAll, beforeAll, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { atFailpoint, dieAt, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CreateCustomFieldDocument,
  CustomFieldDefinitionsDocument,
  DeleteCustomFieldDocument,
  UpdateCustomFieldDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { removalQueue } from './removal-queue.ts';

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

const create = (input: object) =>
  admin.execute(CreateCustomFieldDocument, { input: { subject: 'PRODUCT', ...input } } as never);
const counted = async () => (await shop.em().execute('select 1 from custom_values')).length;

test('fields that admins add at once are all there, each name once, and each at a place of its own', async () => {
  const labels = Array.from({ length: 12 }, (_, n) => `Field ${n % 6}`);
  const codes = (await Promise.all(labels.map((label) => create({ label })))).map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(6);
  const { customFieldDefinitions } = await admin.must(CustomFieldDefinitionsDocument, { subject: 'PRODUCT' });
  expect(new Set(customFieldDefinitions.map(({ label }) => label)).size).toBe(6);
  expect(customFieldDefinitions.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a choice that is being given to a product is not removed meanwhile', async () => {
  const { data } = await create({ label: 'Wrap', type: 'CHOICE', choices: ['Red', 'Blue'] });
  const { id: field, version } = (data as { createCustomField: { field: { id: string; version: number } } })
    .createCustomField.field;
  const { id } = await shop.addProduct();
  let removal: ReturnType<TestClient['execute']> | undefined;
  await atFailpoint(
    'customField.definitionsLocked',
    () => {
      const input = { id: field, version, choices: ['Red'] };
      removal = admin.execute(UpdateCustomFieldDocument, { input });
      return Promise.race([removal, untilBlocked(shop)]);
    },
    () =>
      admin.must(UpdateProductDocument, { input: { id, customFields: [{ key: 'wrap', value: 'Blue' }] } }),
  );
  expect((await removal!).code).toBe('CUSTOM_FIELD_IN_USE');
});

test('the values of a deleted field are removed by the next process after one has died', async () => {
  const { data } = await create({ label: 'Shelf' });
  const { id } = (data as { createCustomField: { field: { id: string } } }).createCustomField.field;
  const others = await counted();
  await shop.em().execute(
    `insert into custom_values (subject_id, field_id, value)
     select gen_random_uuid(), ?, 'A1' from generate_series(1, 2500)`,
    [id],
  );
  await admin.must(DeleteCustomFieldDocument, { input: { id } });
  await dieAt(dying, 'customField.someRemoved', () =>
    workDueRows({ ...dying, em: dying.em() }, removalQueue, dying),
  );
  expect((await counted()) - others).toBe(1500);
  expect((await create({ label: 'Shelf' })).code).toBe('CUSTOM_FIELD_BEING_DELETED');
  const later = shop.later(3 * 60_000);
  await Promise.all([1, 2].map(() => workDueRows({ ...later, settings: shop.settings }, removalQueue, shop)));
  expect(await counted()).toBe(others);
  expect((await create({ label: 'Shelf' })).code).toBeUndefined();
});
