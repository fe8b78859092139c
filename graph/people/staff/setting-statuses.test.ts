import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SaveSettingGroupDocument,
  SettingStatusesDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
const [UNPAID, HOLD] = ['Days until an unpaid order is cancelled', 'Minutes for paying'];
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

test('settings that others changed meanwhile are refused with who changed what', async () => {
  const bea = await shop.staff('SETTINGS');
  const theirs = bea.user.name;
  expect(theirs).not.toBe('Ada Admin');
  const refused = async (version: number, client = admin) => {
    const input = { name: 'checkout', version, values: [{ name: 'holdMinutes', value: '20' }] };
    const { code, errors } = await client.execute(SaveSettingGroupDocument, { input });
    return { code, message: errors[0]?.message, changedBy: errors[0]?.extensions?.changedBy };
  };
  await save('checkout', [{ name: 'unpaidOrderDays', value: '9' }], 0);
  expect(await refused(0, bea)).toEqual({
    code: 'CONFLICT',
    message: `Ada Admin changed these settings meanwhile: ${UNPAID}. Load them again, and repeat your change.`,
    changedBy: { [UNPAID]: 'Ada Admin' },
  });
  const input = { name: 'checkout', version: 1, values: [{ name: 'holdMinutes', value: '30' }] };
  await bea.must(SaveSettingGroupDocument, { input });
  expect((await refused(1)).changedBy).toEqual({ [HOLD]: theirs });
  expect((await refused(0)).message).toContain(`Ada Admin, ${theirs} changed these settings`);
  expect(await refused(7)).toMatchObject({ code: 'CONFLICT', changedBy: {} });
});
