import { prepared } from '../../core/prepared.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';

const readZone = prepared<{ zone: string | null }, []>(
  'select zone from closings where reopened_at is null order by month desc limit 1',
);

/**
 * The time zone of the days of the books: the time zone of the shop, but as long as a month is closed the one in which it was closed. So a shop that moves to
 * another zone changes no closed month, and no movement is in two months or in none.
 */
export async function zoneOfBooks(deps: SettingDeps): Promise<string> {
  const [closed] = await readZone(deps.em);
  return closed?.zone ?? (await findSetting(deps, shopSettings)).timeZone;
}
