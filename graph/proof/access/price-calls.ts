import { PriceSchedule } from '../../catalog/prices/price-schedule.entity.ts';
import type { Stage } from './stage.ts';

const HOUR_MS = 60 * 60_000;

/** A sale that begins in an hour and takes an hour. */
const sale = async ({ shop }: Stage) => {
  const { id } = await shop.addProduct();
  const from = new Date(shop.ports.now().getTime() + HOUR_MS);
  return { variantId: id, price: 500, compareAtPrice: 900, from, to: new Date(from.getTime() + HOUR_MS) };
};
const schedule = async (stage: Stage) => {
  const { variantId, from, to, ...prices } = await sale(stage);
  const id = crypto.randomUUID();
  await stage.shop.em().insert(PriceSchedule, { id, variant: variantId, ...prices, fromAt: from, toAt: to });
  return { id, variantId };
};

/** See `rootCalls`. */
export const priceCalls = {
  'Query.priceSchedules': async (stage: Stage) => ({ productId: (await schedule(stage)).variantId }),
  'Mutation.schedulePrices': async (stage: Stage) => ({ input: [await sale(stage)] }),
  'Mutation.cancelPriceSchedules': async (stage: Stage) => ({ ids: [(await schedule(stage)).id] }),
};
