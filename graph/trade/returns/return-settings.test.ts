import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageSettings } from '../../api/site/page-settings.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import {
  AuditLogDocument,
  ReturnInstructionsDocument,
  ReturnSettingsDocument,
  SaveReturnSettingsDocument,
  SaveSettingGroupDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
beforeEach(() => shop.em().nativeDelete(Setting, {}));
afterAll(() => shop?.close());

const save = (input: object) =>
  admin.execute(SaveReturnSettingsDocument, { input: { version: 0, ...input } });
const policy = { returnDays: 30, returnFees: 'SHOP', returnCountries: ['DE', 'AT'] };
const fixed = {
  origin: 'https://shop.example',
  currency: 'EUR',
  texts: 'en' as const,
  testPayments: true,
  mails: 'sent' as const,
};
const onPages = async () => {
  const { orm, ports, settings } = shop;
  return (await pageSettings(fixed, { orm, ports, settings, secureCookies: false })).returns;
};

test('a new shop promises nothing of returns', async () => {
  expect((await admin.must(ReturnSettingsDocument)).returnSettings).toEqual({
    version: 0,
    returnDays: null,
    returnFees: 'BUYER',
    returnCountries: [],
  });
  expect(await onPages()).toBeNull();
});

test('what is set is on pages, and in the log with its values', async () => {
  const { data } = await save(policy);
  expect(data!.saveReturnSettings).toEqual({ version: 1, ...policy });
  expect(await onPages()).toEqual({ days: 30, fees: 'shop', countries: ['DE', 'AT'] });
  const [entry] = (await admin.must(AuditLogDocument, {})).auditLog.entries;
  expect(entry!.changes.map(({ sentence }) => sentence)).toEqual([
    'Days to send items back from none to 30',
    'Who pays return shipping from buyer to shop',
    'Countries of returns from none to DE, AT',
  ]);
});

test('without days nothing is promised any more', async () => {
  await save(policy);
  const { data } = await save({ ...policy, version: 1, returnDays: null });
  expect(data!.saveReturnSettings).toMatchObject({ returnDays: null, returnCountries: ['DE', 'AT'] });
  expect(await onPages()).toBeNull();
});

test.each([
  [{ ...policy, returnDays: 0 }, 'returnDays'],
  [{ ...policy, returnDays: 366 }, 'returnDays'],
  [{ ...policy, returnCountries: [] }, 'returnCountries'],
  [{ ...policy, returnCountries: ['de'] }, 'returnCountries'],
  [{ ...policy, returnCountries: Array.from({ length: 51 }, () => 'DE') }, 'returnCountries'],
])('%j is refused with a word on the field', async (input, field) => {
  const { code, errors } = await save(input);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty(field);
});

test('an edit of settings that were changed meanwhile is refused', async () => {
  await save(policy);
  expect((await save(policy)).code).toBe('CONFLICT');
});

test('who approves a return reads what the settings propose to say, and nothing in a new shop', async () => {
  const clerk = await shop.staff('ORDERS');
  const proposed = async () => (await clerk.must(ReturnInstructionsDocument)).returnInstructions;
  expect(await proposed()).toBe('');
  const values = [{ name: 'returnInstructions', value: ' To Lane 1. We pay. ' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'approvals', version: 0, values } });
  expect(await proposed()).toBe('To Lane 1. We pay.');
});
