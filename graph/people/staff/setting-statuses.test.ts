import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SaveSettingGroupDocument,
  SettingStatusesDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const save = (name: string, values: { name: string; value: string }[], version: number) =>
  admin.must(SaveSettingGroupDocument, { input: { name, version, values } });

const statusOf = async (wanted: string) => {
  const { settingStatuses } = await admin.must(SettingStatusesDocument);
  return settingStatuses.find(({ name }) => name === wanted);
};

test('a group of settings says who changed what of it last, and whether it is as in a new shop', async () => {
  const never = { title: 'Shop', isDefault: true, changedAt: null, changedBy: null, changed: [] };
  expect(await statusOf('shop')).toMatchObject(never);

  await save('shop', [{ name: 'name', value: 'Lemon' }], 0);
  const { changedAt: before } = (await statusOf('shop'))!;
  shop.clock.advance(60_000);
  await save('shop', [{ name: 'displaySymbol', value: 'Rs' }], 1);
  expect(await statusOf('shop')).toMatchObject({
    isDefault: false,
    changedBy: 'Ada Admin',
    changed: ['Currency symbol'],
  });
  expect(Date.parse((await statusOf('shop'))!.changedAt!)).toBeGreaterThanOrEqual(
    Date.parse(before!) + 60_000,
  );
  expect(await statusOf('checkout')).toMatchObject({ isDefault: true, changedAt: null });

  const initial = [
    { name: 'name', value: 'Citron' },
    { name: 'displaySymbol', value: '' },
  ];
  await save('shop', initial, 2);
  expect(await statusOf('shop')).toMatchObject({
    isDefault: true,
    changed: ['Name of the shop', 'Currency symbol'],
  });
});
