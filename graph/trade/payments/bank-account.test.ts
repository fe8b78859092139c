import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  PaymentMethodSettingsDocument,
  RecordManualPaymentDocument,
  SavePaymentMethodDocument,
  SetupIssuesDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

/** The reference is the number of the order. */
const ACCOUNT =
  /Account holder: Citron & Co\. Ltd\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFF\nReference: #\d+\n\nTo Citron, account 12 34 56/;

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = [await shop.admin(), await shop.shopper()];
  lamp = await shop.addProduct({ countInStock: 100 });
});
beforeEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  await offerAllWaysToPay(shop);
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

const enterIban = async () => {
  await enterSeller(shop, { iban: 'DE89370400440532013000', bic: 'COBADEFF' });
  shop.ports.cache.clear();
};
const instructionsOf = async (id: string) =>
  (await shopper.must(WayPaidDocument, { id })).order.paymentChoice.instructions;
async function mailOf(orderId: string): Promise<string> {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const { kept } = await shop.em().findOneOrFail(Mail, { type: 'order.accepted', orderId });
  return kept!.text;
}
async function saveTransfer(instructions: string) {
  const { paymentMethodSettings: settings } = await admin.must(PaymentMethodSettingsDocument);
  const { version, methods } = settings;
  const { id } = methods.find(({ kind }) => kind === 'TRANSFER')!;
  const input = {
    id,
    kind: 'TRANSFER' as const,
    label: 'Bank transfer',
    instructions,
    isActive: true,
    version,
  };
  return admin.execute(SavePaymentMethodDocument, { input });
}
const isWarned = async () =>
  (await admin.must(SetupIssuesDocument)).setupIssues.some(({ code }) => code === 'NO_BANK_ACCOUNT');

test('the buyer of a transfer reads the account of the seller on the order and in its first mail, until it is paid', async () => {
  await enterIban();
  const id = await orderLater(shopper, lamp.id, 'transfer');
  expect(await instructionsOf(id)).toMatch(ACCOUNT);
  expect(await mailOf(id)).toMatch(ACCOUNT);
  const { totalPrice: amount } = (await admin.must(WayPaidDocument, { id })).order;
  await admin.must(RecordManualPaymentDocument, { input: { orderId: id, amount, reference: '1' } });
  expect(await instructionsOf(id)).not.toContain('IBAN');
});

test('orders that are paid otherwise, and shops without an account, show none', async () => {
  const transfer = await orderLater(shopper, lamp.id, 'transfer');
  expect(await instructionsOf(transfer)).not.toContain('IBAN');
  expect(await mailOf(transfer)).not.toContain('IBAN');
  await enterIban();
  expect(await instructionsOf(await orderLater(shopper, lamp.id))).not.toContain('IBAN');
});

test('a transfer is offered with an account or instructions, and staff are warned when both are gone', async () => {
  const refused = await saveTransfer('');
  expect(refused.errors[0]?.extensions?.fields).toMatchObject({
    instructions: expect.stringContaining('Invoices'),
  });
  await enterIban();
  expect((await saveTransfer('')).errors).toEqual([]);
  expect(await isWarned()).toBe(false);
  await enterSeller(shop);
  shop.ports.cache.clear();
  expect(await isWarned()).toBe(true);
  await saveTransfer('To our account 12 34');
  expect(await isWarned()).toBe(false);
});
