import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  AddToCollectionDocument,
  SaveCollectionDocument,
  StaffCollectionDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admins: TestClient[];
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  admins = await Promise.all(Array.from({ length: 6 }, () => shop.admin()));
});
afterAll(() => shop?.close());

const ROUNDS = 10;
const product = async () => (await shop.addProduct()).id;
const create = async (name: string, productIds: string[]) =>
  (await admins[0]!.must(SaveCollectionDocument, { input: { name, productIds } })).saveCollection.collection;
const idsOf = async (id: string) =>
  (await admins[0]!.must(StaffCollectionDocument, { id })).staffCollection.entries.map((entry) => entry.id);

test('of several people who save the same list at once one succeeds, and the others get CONFLICT', async () => {
  const ids = await Promise.all(admins.map(product));
  for (let round = 0; round < ROUNDS; round++) {
    const { id, version } = await create(`Saved ${round}`, []);
    const results = await Promise.all(
      admins.map((admin, at) =>
        admin.execute(SaveCollectionDocument, { input: { id, version, productIds: [ids[at]!] } }),
      ),
    );
    const codes = results.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(admins.length - 1);
    expect(await idsOf(id)).toEqual([ids[codes.indexOf(undefined)]]);
  }
});

test('products that are added while others add or save are in the list, or the save is refused', async () => {
  const ids = await Promise.all(admins.map(product));
  const first = await product();
  for (let round = 0; round < ROUNDS; round++) {
    const { id, version } = await create(`Added ${round}`, [first]);
    const [saved, ...added] = await Promise.all(
      admins.map((admin, at) =>
        at === 0
          ? admin.execute(SaveCollectionDocument, { input: { id, version, productIds: [ids[0]!, first] } })
          : admin.execute(AddToCollectionDocument, { input: { id, productIds: [ids[at]!] } }),
      ),
    );
    expect(added.map(({ code }) => code)).toEqual(added.map(() => undefined));
    const before = saved!.code === undefined ? [ids[0], first] : [first];
    expect([undefined, 'CONFLICT']).toContain(saved!.code);
    const after = await idsOf(id);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).sort()).toEqual(ids.slice(1).sort());
  }
});
