import { randomUUID } from 'node:crypto';
import { Refund } from '../../trade/payments/refund.entity.ts';
import { RefundOrderDocument } from '../testing/operations.generated.ts';
import { manualRefund } from './call-fixtures.ts';
import { placedOrder, type Stage } from './stage.ts';

const idempotencyKey = () => randomUUID();
const aCent = (orderId: string) => ({
  input: { orderId, goodwillAmount: 1_00, reason: 'A scratch.', idempotencyKey: idempotencyKey() },
});

/** What gives money of an order back, see `rootCalls`. */
export const refundCalls = {
  'Mutation.cancelOrderItems': async (stage: Stage) => ({
    input: { orderId: await placedOrder(stage, stage.owner), idempotencyKey: idempotencyKey() },
  }),
  'Mutation.refundOrder': async (stage: Stage) => aCent(await placedOrder(stage, stage.owner)),
  'Mutation.confirmRefund': async (stage: Stage) => {
    const { orderId } = await manualRefund(stage);
    await stage.shop.em().execute('update payments set provider = null where order_id = ?', [orderId]);
    await stage.admin.must(RefundOrderDocument, aCent(orderId));
    const { id: refundId } = await stage.shop.em().findOneOrFail(Refund, { order: orderId });
    return { input: { refundId } };
  },
};
