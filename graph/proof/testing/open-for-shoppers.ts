import { Setting } from '../../platform/settings/setting.entity.ts';
import { openingSetting } from '../../trade/setup/opening-setting.ts';
import type { TestShop } from './test-shop.ts';

/** Opens a shop that takes real payments, as its owner does. */
export async function openForShoppers(shop: TestShop): Promise<void> {
  const value = { openedAt: '2026-11-01T00:00:00Z' };
  await shop.em().upsert(Setting, { key: openingSetting.name, value, version: 1, updatedAt: new Date() });
}
