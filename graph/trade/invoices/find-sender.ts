import type { Context } from '../../core/context.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { sellerFacts } from '../seller/seller-facts.ts';

/** Who sends a parcel, in lines: the name of the shop, and of the seller what is set. Also the day that it is in the shop. */
export async function findSender(ctx: Context): Promise<{ sender: string[]; date: string }> {
  const { name, timeZone } = await findSetting(ctx, shopSettings);
  const { company, street, place, country } = await sellerFacts(ctx);
  const lines = [name, company === name ? null : company, street, place, country];
  return { sender: lines.filter((line) => line !== null), date: dayIn(timeZone, ctx.ports.now()) };
}
