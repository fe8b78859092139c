import { randomUUID } from 'node:crypto';
import {
  AddCustomerNoteDocument,
  BlockBuyerDocument,
  CreateSegmentDocument,
} from '../testing/operations.generated.ts';
import { customValue } from './custom-field-calls.ts';
import { requested } from './return-calls.ts';
import { placedOrder, type Stage } from './stage.ts';

/** The owner, who has ordered and is blocked. */
async function customerOf(stage: Stage): Promise<string> {
  const { id, email } = stage.owner.user;
  await placedOrder(stage, stage.owner);
  await stage.admin.must(BlockBuyerDocument, { input: { email, reason: 'Stolen card' } });
  return id;
}

const noteOf = async (stage: Stage) => ({
  input: { customerId: await customerOf(stage), text: 'Calls on Mondays', idempotencyKey: randomUUID() },
});

/** A new segment. */
async function segment({ admin }: Stage): Promise<string> {
  const input = { name: randomUUID(), filter: { minOrders: 1, tags: ['VIP'] } };
  return (await admin.must(CreateSegmentDocument, { input })).createSegment.segment.id;
}

/** What staff read and write of customers, see `rootCalls`. */
export const customerCalls = {
  'Query.customers': async (stage: Stage) => {
    await stage.admin.must(AddCustomerNoteDocument, await noteOf(stage));
    return { keyword: stage.owner.user.email };
  },
  'Query.customer': async (stage: Stage) => {
    await requested(stage);
    const id = await customerOf(stage);
    await customValue(stage, 'CUSTOMER', id);
    return { id };
  },
  'Mutation.setCustomerFields': async (stage: Stage) => {
    const id = await customerOf(stage);
    const key = await customValue(stage, 'CUSTOMER', id);
    return { input: { id, customFields: [{ key, value: 'B2' }] } };
  },
  'Mutation.tagCustomer': async (stage: Stage) => ({ input: { id: await customerOf(stage), add: ['Gift'] } }),
  'Query.segments': async (stage: Stage) => {
    await segment(stage);
    return {};
  },
  'Query.customerFilterNames': async () => ({ filter: { tags: ['VIP'] } }),
  'Query.segmentChoices': async (stage: Stage) => {
    await segment(stage);
    return {};
  },
  'Mutation.createSegment': async () => ({ input: { name: randomUUID(), filter: { tags: ['VIP'] } } }),
  'Mutation.renameSegment': async (stage: Stage) => ({
    input: { id: await segment(stage), name: randomUUID() },
  }),
  'Mutation.changeSegmentFilter': async (stage: Stage) => ({
    input: { id: await segment(stage), filter: { tags: ['Gift'] } },
  }),
  'Mutation.deleteSegment': async (stage: Stage) => ({ input: { id: await segment(stage) } }),
  'Mutation.addCustomerNote': noteOf,
  'Mutation.deleteCustomerNote': async (stage: Stage) => {
    const { addCustomerNote } = await stage.admin.must(AddCustomerNoteDocument, await noteOf(stage));
    return { input: { noteId: addCustomerNote.customer.notes[0]!.id } };
  },
};
