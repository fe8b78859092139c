import { enterSeller } from '../testing/invoicing.ts';
import { IssueInvoiceDocument } from '../testing/operations.generated.ts';
import { placedOrder, type Stage } from './stage.ts';

const ofOwner = async (stage: Stage) => {
  await enterSeller(stage.shop);
  return { orderId: await placedOrder(stage, stage.owner) };
};

/** What issues documents of an order, see `rootCalls`. */
export const invoiceCalls = {
  'Query.invoices': async (stage: Stage) => {
    await stage.admin.must(IssueInvoiceDocument, { input: await ofOwner(stage) });
    return { first: 1 };
  },
  'Mutation.issueInvoice': async (stage: Stage) => ({ input: await ofOwner(stage) }),
  'Mutation.reissueInvoice': async (stage: Stage) => {
    const { issueInvoice } = await stage.admin.must(IssueInvoiceDocument, { input: await ofOwner(stage) });
    return { input: { invoiceId: issueInvoice.order.invoices[0]!.id } };
  },
};
