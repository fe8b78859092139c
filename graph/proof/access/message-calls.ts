import { randomUUID } from 'node:crypto';
import {
  AddOrderNoteDocument,
  InquiriesDocument,
  SendInquiryDocument,
} from '../testing/operations.generated.ts';
import { guestToken } from './call-fixtures.ts';
import { placedOrder, type Stage } from './stage.ts';

const text = () => ({ text: 'Ring twice', idempotencyKey: randomUUID() });
const ofOwner = async (stage: Stage) => ({
  input: { ...text(), orderId: await placedOrder(stage, stage.owner) },
});

const inquiry = () => ({ input: { ...text(), name: 'Vera', email: 'vera@mailbox.example' } });
async function sentInquiry({ guest, admin }: Stage) {
  await guest.must(SendInquiryDocument, inquiry());
  const { inquiries } = await admin.must(InquiriesDocument, { first: 1 });
  return { input: { inquiryId: inquiries.nodes[0]!.id } };
}

/** What is written about orders, and to the shop, see `rootCalls`. */
export const messageCalls = {
  'Mutation.sendOrderMessage': ofOwner,
  'Mutation.sendLinkedOrderMessage': async (stage: Stage) => ({
    input: { ...text(), token: await guestToken(stage, 'order') },
  }),
  'Mutation.markMessagesAnswered': async (stage: Stage) => ({
    input: { orderId: await placedOrder(stage, stage.owner) },
  }),
  'Mutation.addOrderNote': ofOwner,
  'Mutation.deleteOrderNote': async (stage: Stage) => {
    const { addOrderNote } = await stage.admin.must(AddOrderNoteDocument, await ofOwner(stage));
    return { input: { noteId: addOrderNote.order.notes![0]!.id } };
  },
  'Mutation.sendInquiry': async () => inquiry(),
  'Query.inquiries': async ({ guest }: Stage) => {
    await guest.must(SendInquiryDocument, inquiry());
    return {};
  },
  'Mutation.markInquiryAnswered': sentInquiry,
  'Mutation.deleteInquiry': sentInquiry,
};
