import { workDueRows } from '../../core/due-rows.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { reviewRequestQueue } from '../../trade/review-requests/review-request-queue.ts';
import { SaveSettingGroupDocument } from './operations.generated.ts';
import type { TestShop } from './test-shop.ts';

const DAY = 24 * 60 * 60_000;

/** Sets whether buyers are asked for reviews, and after how many days. */
export async function askForReviews(shop: TestShop, asks = true, days = 7): Promise<void> {
  await shop.em().nativeDelete(Setting, { key: 'reviews' });
  const values = [
    { name: 'asksForReviews', value: String(asks) },
    { name: 'askAfterDays', value: String(days) },
  ];
  await (await shop.admin()).must(SaveSettingGroupDocument, {
    input: { name: 'reviews', version: 0, values },
  });
}

/** Works on what is due after so many days. */
export async function daysPass(shop: TestShop, days: number): Promise<void> {
  shop.clock.advance(days * DAY);
  await workDueRows({ ...shop, em: shop.em() }, reviewRequestQueue, shop);
}
