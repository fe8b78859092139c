import { randomUUID } from 'node:crypto';
import { Promotion } from '../../trade/promotions/promotion.entity.ts';
import { checkVatIds, shipInDays } from './settings-calls.ts';
import type { Stage } from './stage.ts';

const terms = { title: 'Ten percent', kind: 'percent' as const, value: 10_00 };
const promotion = async ({ shop }: Stage, isAutomatic = false, productIds: string[] = []) => {
  const id = randomUUID();
  const fields = { ...terms, id, isAutomatic, productIds, createdAt: new Date() };
  await shop.em().insert(Promotion, fields);
  return { id };
};

/** See `rootCalls`. */
export const promotionCalls = {
  'Query.cart': async (stage: Stage) => {
    const { id: productId } = await stage.shop.addProduct();
    await promotion(stage, true, [productId]);
    await checkVatIds(stage);
    await shipInDays(stage);
    return { lines: [{ productId, qty: 1 }], taxId: 'none', codes: ['NONE-OF-THE-SHOP'] };
  },
  'Query.promotions': async (stage: Stage) => {
    await promotion(stage);
    return {};
  },
  'Query.promotionCodes': async (stage: Stage) => ({ promotionId: (await promotion(stage)).id }),
  'Mutation.savePromotion': async () => ({ input: { ...terms, kind: 'PERCENT' } }),
  'Mutation.deletePromotion': promotion,
  'Mutation.generateCodes': async (stage: Stage) => ({
    input: { promotionId: (await promotion(stage)).id, count: 1 },
  }),
};
