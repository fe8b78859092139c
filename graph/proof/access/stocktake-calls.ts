import { randomUUID } from 'node:crypto';
import { CountStockDocument, StartStocktakeDocument } from '../testing/operations.generated.ts';
import { costlyTwins, product } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

/** A stock-take in which a product was counted that another one has the barcode of. Those before it are over. */
async function counted(stage: Stage) {
  await stage.shop.em().execute(`update stocktakes set state = 'cancelled', finished_at = now()`);
  const { id: variantId } = await product(stage);
  await costlyTwins(stage, variantId);
  const { startStocktake } = await stage.admin.must(StartStocktakeDocument, { input: { name: 'Back room' } });
  const { id: stocktakeId } = startStocktake.stocktake;
  const entries = [{ key: randomUUID(), variantId, counted: 3 }];
  const { countStock } = await stage.admin.must(CountStockDocument, { input: { stocktakeId, entries } });
  return { stocktakeId, variantId, lineId: countStock.results[0]!.line!.id };
}

const idOf = async (stage: Stage) => ({ id: (await counted(stage)).stocktakeId });
const inputOf = async (stage: Stage) => ({ input: { stocktakeId: (await counted(stage)).stocktakeId } });

/** See `rootCalls`. */
export const stocktakeCalls = {
  'Query.stocktakes': async (stage: Stage) => {
    await counted(stage);
    return {};
  },
  'Query.stocktake': idOf,
  'Query.stocktakeSummary': idOf,
  'Query.stocktakeLines': async (stage: Stage) => ({ stocktakeId: (await counted(stage)).stocktakeId }),
  'Query.countableVariants': async (stage: Stage) => {
    await counted(stage);
    return { query: '96385074' };
  },
  'Mutation.startStocktake': async (stage: Stage) => {
    await counted(stage);
    return { input: {} };
  },
  'Mutation.countStock': async (stage: Stage) => {
    const { stocktakeId, variantId } = await counted(stage);
    const entries = [
      { key: randomUUID(), variantId, add: 1 },
      { key: randomUUID(), code: '96385074', add: 1 },
    ];
    return { input: { stocktakeId, entries } };
  },
  'Mutation.leaveOutLines': async (stage: Stage) => {
    const { stocktakeId, lineId } = await counted(stage);
    return { input: { stocktakeId, lineIds: [lineId], isLeftOut: true } };
  },
  'Query.stocktakeUncounted': idOf,
  'Mutation.setUncountedToZero': inputOf,
  'Mutation.undoSetUncountedToZero': inputOf,
  'Mutation.bookStocktake': inputOf,
  'Mutation.cancelStocktake': inputOf,
};
