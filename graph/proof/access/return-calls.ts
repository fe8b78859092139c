import { randomUUID } from 'node:crypto';
import { approvedReturn } from '../testing/exchanging.ts';
import { MarkDeliveredDocument, ReturnsOfOrderDocument } from '../testing/operations.generated.ts';
import { linkOf } from '../testing/order-link.ts';
import { approve, newReturn, receive, setReturnDays } from '../testing/returning.ts';
import type { TestClient } from '../testing/test-client.ts';
import { setWithdrawalDays } from '../testing/withdrawing.ts';
import { placedOrder, type Stage } from './stage.ts';

/** A delivered order, and its line. */
async function delivered(stage: Stage, client: TestClient) {
  const orderId = await placedOrder(stage, client);
  await setReturnDays(stage.shop, 14);
  await stage.admin.must(MarkDeliveredDocument, { id: orderId });
  const { order } = await stage.admin.must(ReturnsOfOrderDocument, { id: orderId });
  return { orderId, line: order.orderItems[0]!.id };
}

const wanted = ({ line }: { line: string }) => ({
  lines: [{ orderItemId: line, quantity: 1, reason: 'DAMAGED' }],
  comment: 'It is torn.',
  idempotencyKey: randomUUID(),
});

async function linked(stage: Stage) {
  const guest = await stage.shop.guestBuyer();
  const order = await delivered(stage, guest);
  return { guest, order, token: await linkOf(stage.shop, order.orderId) };
}

/** An order of the owner with a return that was requested. */
export const requested = async (stage: Stage) => {
  const order = await delivered(stage, stage.owner);
  return { order, returnId: await newReturn(stage.owner, order, 1, { comment: 'It is torn.' }) };
};

const approved = async (stage: Stage) => {
  const { order, returnId } = await requested(stage);
  await approve(stage.admin, returnId);
  return { order, returnId };
};

const declaration = () => ({ name: 'Ada', email: 'ada@example.com', idempotencyKey: randomUUID() });

/** What comes back, see `rootCalls`. */
export const returnCalls = {
  'Mutation.withdrawOrder': async (stage: Stage) => {
    const { orderId } = await delivered(stage, stage.owner);
    await setWithdrawalDays(stage.shop, 14);
    return { input: { ...declaration(), orderId } };
  },
  'Mutation.withdrawLinkedOrder': async (stage: Stage) => {
    const { token } = await linked(stage);
    await setWithdrawalDays(stage.shop, 14);
    return { input: { ...declaration(), token } };
  },
  'Query.returns': async (stage: Stage) => {
    const { order, returnId } = await approved(stage);
    await receive(stage.admin, returnId, order.line);
    return { first: 5 };
  },
  'Query.returnInstructions': async () => ({}),
  'Mutation.requestReturn': async (stage: Stage) => {
    const order = await delivered(stage, stage.owner);
    return { input: { ...wanted(order), orderId: order.orderId } };
  },
  'Mutation.requestLinkedReturn': async (stage: Stage) => {
    const { order, token } = await linked(stage);
    return { input: { ...wanted(order), token } };
  },
  'Mutation.cancelReturn': async (stage: Stage) => ({
    input: { returnId: (await requested(stage)).returnId },
  }),
  'Mutation.cancelLinkedReturn': async (stage: Stage) => {
    const { guest, order, token } = await linked(stage);
    return { input: { returnId: await newReturn(guest, order), token } };
  },
  'Mutation.approveReturn': async (stage: Stage) => ({
    input: { returnId: (await requested(stage)).returnId, instructions: 'Send it to Lane 1.' },
  }),
  'Mutation.refuseReturn': async (stage: Stage) => ({
    input: { returnId: (await requested(stage)).returnId, answer: 'It is worn.' },
  }),
  'Mutation.receiveReturn': async (stage: Stage) => {
    const { order, returnId } = await approved(stage);
    const lines = [{ orderItemId: order.line, quantity: 1, restock: true }];
    return { input: { returnId, lines, idempotencyKey: randomUUID() } };
  },
  'Mutation.exchangeReturn': async (stage: Stage) => {
    const { returnId, line, medium } = await approvedReturn(stage.shop, stage.owner);
    const lines = [{ orderItemId: line, variantId: medium, quantity: 1 }];
    return { input: { returnId, lines, idempotencyKey: randomUUID() } };
  },
  'Mutation.closeReturn': async (stage: Stage) => ({
    input: { returnId: (await approved(stage)).returnId, reason: 'It never came.' },
  }),
};
