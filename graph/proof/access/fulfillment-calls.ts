import { randomUUID } from 'node:crypto';
import { Order } from '../../trade/orders/order.entity.ts';
import { CreateFulfillmentDocument } from '../testing/operations.generated.ts';
import { placedOrder, type Stage } from './stage.ts';

const parcel = { carrier: 'DHL', trackingNumber: '00340434161094042557' };
const ofOwner = async (stage: Stage) => ({
  ...parcel,
  orderId: await placedOrder(stage, stage.owner),
  idempotencyKey: randomUUID(),
});
const shipped = async (stage: Stage) => {
  const input = await ofOwner(stage);
  return (await stage.admin.must(CreateFulfillmentDocument, { input })).createFulfillment.fulfillment.id;
};

const ownersNumber = async (stage: Stage) =>
  (await stage.shop.em().findOneOrFail(Order, await placedOrder(stage, stage.owner))).number;

/** What staff call to ship orders, see `rootCalls`. */
export const fulfillmentCalls = {
  'Mutation.createFulfillment': async (stage: Stage) => ({ input: await ofOwner(stage) }),
  'Mutation.createFulfillments': async (stage: Stage) => {
    const rows = [{ ...parcel, number: await ownersNumber(stage) }];
    return { input: { rows, idempotencyKey: randomUUID() } };
  },
  'Query.ordersByNumber': async (stage: Stage) => ({ numbers: [await ownersNumber(stage)] }),
  'Mutation.updateFulfillment': async (stage: Stage) => ({ input: { ...parcel, id: await shipped(stage) } }),
  'Mutation.undoFulfillment': async (stage: Stage) => ({ input: { id: await shipped(stage) } }),
  'Mutation.markFulfillmentDelivered': async (stage: Stage) => ({ input: { id: await shipped(stage) } }),
};
