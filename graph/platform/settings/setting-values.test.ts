import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  SaveSettingGroupDocument,
  SaveSettingGroupsDocument,
  ShopSettingsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readEnv } from '../../server/env.ts';
import { Setting } from './setting.entity.ts';
import { flag, integer } from './setting-fields.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(() => shop.em().nativeDelete(Setting, {}));
afterAll(() => shop?.close());

const save = (name: string, values: [string, string][], version = 0) => {
  const input = { name, version, values: values.map(([name, value]) => ({ name, value })) };
  return admin.execute(SaveSettingGroupDocument, { input });
};

test.each<[string, string, [string, string][]]>([
  ['a field that the group does not have', 'color', [['color', 'red']]],
  ['a field of every object', 'constructor', [['constructor', 'x']]],
  ['a field that is given twice', 'name', Array(2).fill(['name', 'Lemon'])],
])('%s is refused by its name, and nothing is saved', async (_, field, values) => {
  const { code, errors } = await save('shop', [['displaySymbol', 'Rs'], ...values]);
  expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  expect((await admin.must(ShopSettingsDocument)).shopSettings).toMatchObject({
    version: 0,
    displaySymbol: null,
    timeZone: 'UTC',
  });
});

test('groups are saved together, all of them or none', async () => {
  const saveBoth = (name: string, days: string, version = 0) => {
    const groups = [
      { name: 'shop', version: 0, values: [{ name: 'name', value: name }] },
      { name: 'exchanges', version, values: [{ name: 'exchangeDays', value: days }] },
    ];
    return admin.execute(SaveSettingGroupsDocument, { input: { groups } });
  };
  const named = async () => (await admin.must(ShopSettingsDocument)).shopSettings;
  const refused = await saveBoth('Lemon', '0');
  expect([refused.code, Object.keys(refused.errors[0]?.extensions?.fields ?? {})]).toEqual([
    'BAD_USER_INPUT',
    ['exchangeDays'],
  ]);
  expect((await saveBoth('Lemon', '9', 7)).code).toBe('CONFLICT');
  expect(await named()).toMatchObject({ version: 0 });
  expect((await saveBoth('Lemon', '9')).data?.saveSettingGroups.settingGroups).toEqual([
    { name: 'shop', version: 1 },
    { name: 'exchanges', version: 1 },
  ]);
  expect(await named()).toMatchObject({ version: 1 });
  const twice = { name: 'shop', version: 1, values: [] };
  const double = await admin.execute(SaveSettingGroupsDocument, { input: { groups: [twice, twice] } });
  expect(double.code).toBe('BAD_USER_INPUT');
});

test('a form that changes nothing makes neither a version nor an event', async () => {
  const made = (await shop.events('settings.changed')).length;
  for (const values of [[], [['name', 'Citron']]] as [string, string][][])
    expect((await save('shop', values)).data?.saveSettingGroup.version).toBe(0);
  expect(await shop.events('settings.changed')).toHaveLength(made);
  expect((await save('shop', [['name', 'Lemon']])).data?.saveSettingGroup.version).toBe(1);
  expect(await shop.events('settings.changed')).toHaveLength(made + 1);
});

test.each(['\n', '\r', '\t', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u200f'])(
  'a text with %j is not one line of plain text, and is refused',
  async (character) => {
    const { code } = await save('shop', [['name', `Le${character}mon`]]);
    expect(code).toBe('BAD_USER_INPUT');
  },
);

test.each(['0x10', '1e1', '+15', '15.0', '1_5', '١٥', 'Infinity'])(
  '%s is not a whole number',
  async (holdMinutes) => {
    expect((await save('checkout', [['holdMinutes', holdMinutes]])).code).toBe('BAD_USER_INPUT');
  },
);

test('a flag is true or false', () => {
  const { read } = flag({ label: 'Offered', description: 'Offered', default: false });
  expect([true, false, 'true', 'false'].map(read)).toEqual([true, false, true, false]);
  for (const given of ['yes', 'TRUE', '1', '', null])
    expect(() => read(given)).toThrow('Offered: yes or no.');
});

test.each([
  { SHOP_NAME: 'x'.repeat(500) },
  { SHOP_NAME: ' ' },
  { SHOP_NAME: 'Le\u202emon' },
  { DISPLAY_SYMBOL: 'x'.repeat(20) },
])('a shop does not start with %j, by the rule of the setting, and names the variable', (variables) => {
  const [name] = Object.keys(variables);
  expect(() => readEnv(variables)).toThrow(`Wrong settings. ${name}: `);
});

test.each(['0x10', '1e1'])('a variable that is a number is not %s', (PAGE_SIZE) => {
  expect(() => readEnv({ PAGE_SIZE })).toThrow('PAGE_SIZE: must be a whole number');
});

test.each([0, 501])(
  'a default of %i that is not from 1 to 500 is named when the field is declared',
  (initial) => {
    const words = { label: 'Heaviest parcel', description: 'Of a parcel, in grams' };
    expect(() => integer({ ...words, default: initial, min: 1, max: 500 })).toThrow(
      `The setting "Heaviest parcel" has the default ${initial}, which is not from 1 to 500.`,
    );
  },
);
