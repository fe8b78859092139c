import { randomUUID } from 'node:crypto';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { SaveSettingGroupDocument, WithdrawOrderDocument } from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** Lets buyers withdraw from new orders for so many days; null: never. */
export async function setWithdrawalDays(shop: TestShop, days: number | null): Promise<void> {
  await shop.em().nativeDelete(Setting, { key: 'withdrawals' });
  const values = [
    { name: 'withdrawalDays', value: days === null ? null : String(days) },
    { name: 'withdrawalInstructions', value: 'Send it to Lane 1.' },
  ];
  const input = { name: 'withdrawals', version: 0, values };
  await (await shop.admin()).must(SaveSettingGroupDocument, { input });
}

export const withdraw = (client: TestClient, orderId: string, more: object = {}) =>
  client.execute(WithdrawOrderDocument, {
    input: { orderId, name: 'Ada B', email: client.user.email, idempotencyKey: randomUUID(), ...more },
  });
