import { randomUUID } from 'node:crypto';
import { issueToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { address, checkoutInput, place } from '../testing/buying.ts';
import {
  BlockBuyerDocument,
  SaveOrderViewDocument,
  StartCheckoutDocument,
} from '../testing/operations.generated.ts';
import { guestToken, lines } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

/** An order of the owner that is not paid. */
const unpaidOrder = async (stage: Stage) => {
  const { owner } = stage;
  const checkout = await owner.must(StartCheckoutDocument, checkoutInput(await lines(stage)));
  const { data } = await place(owner, checkout.startCheckout);
  return { orderId: data!.placeOrder.id };
};

/** Entries of the blocklist. */
const blocked = async ({ admin }: Stage) => {
  const input = { email: `${randomUUID()}@example.com`, reason: 'Stolen card' };
  return (await admin.must(BlockBuyerDocument, { input })).blockBuyer.blockedBuyers;
};

/** A view of the list of orders that the admin saved. */
const savedView = async ({ admin }: Stage) => {
  const input = { name: randomUUID(), query: 'task=SHIP' };
  return (await admin.must(SaveOrderViewDocument, { input })).saveOrderView.views.at(-1)!.id;
};

const linkOf = ({ shop, owner: { user } }: Stage, orderId: string) =>
  issueToken(shop.em(), 'payment', { userId: user.id, emailKey: user.emailKey!, orderId }, shop.ports.now());

/** What staff call to take orders, and the customers of these, see `rootCalls`. */
export const staffOrderCalls = {
  'Query.staffOrderQuote': async (stage: Stage) => ({
    lines: await lines(stage),
    email: stage.owner.user.email,
  }),
  'Query.staffOrderAccount': async ({ shop, owner: { user } }: Stage) => {
    await shop.em().nativeUpdate(User, user.id, { emailVerifiedAt: shop.ports.now() });
    return { email: user.email };
  },
  'Mutation.createStaffOrder': async (stage: Stage) => {
    const [line] = await lines(stage);
    return {
      input: {
        idempotencyKey: randomUUID(),
        lines: [line!],
        shippingAddress: address,
        paymentMethod: 'PayPal',
        customer: { email: `${randomUUID()}@example.org` },
        priceOverrides: [{ variantId: line!.productId, price: 1, reason: 'Scratched.' }],
      },
    };
  },
  'Query.orderViews': async (stage: Stage) => {
    await savedView(stage);
    return {};
  },
  'Mutation.saveOrderView': async () => ({ input: { name: randomUUID(), query: 'task=SHIP' } }),
  'Mutation.deleteOrderView': async (stage: Stage) => ({ input: { id: await savedView(stage) } }),
  'Mutation.tagOrders': async (stage: Stage) => ({
    input: { ids: [(await unpaidOrder(stage)).orderId], add: ['Gift'], remove: ['Gone'] },
  }),
  'Mutation.holdOrder': async (stage: Stage) => ({
    input: { id: (await unpaidOrder(stage)).orderId, reason: 'Two names' },
  }),
  'Mutation.holdOrders': async (stage: Stage) => ({
    input: { ids: [(await unpaidOrder(stage)).orderId], reason: 'Two names' },
  }),
  'Mutation.releaseOrders': async (stage: Stage) => ({
    input: { ids: [(await unpaidOrder(stage)).orderId] },
  }),
  'Mutation.releaseOrder': async (stage: Stage) => ({ input: { id: (await unpaidOrder(stage)).orderId } }),
  'Mutation.updateOrderAddress': async (stage: Stage) => {
    const { orderId } = await unpaidOrder(stage);
    return { input: { orderId, shippingAddress: { ...address, address: '2 Elm Street' } } };
  },
  'Mutation.updateLinkedOrderAddress': async (stage: Stage) => ({
    input: {
      token: await guestToken(stage, 'order'),
      shippingAddress: { ...address, address: '2 Elm Street' },
    },
  }),
  'Query.blockedBuyers': async (stage: Stage) => ({ first: (await blocked(stage)).length }),
  'Mutation.blockBuyer': async () => ({ input: { email: 'x@example.com', reason: 'Stolen card' } }),
  'Mutation.unblockBuyer': async (stage: Stage) => ({ input: { id: (await blocked(stage))[0]!.id } }),
  'Mutation.sendPaymentLink': unpaidOrder,
  'Mutation.createPaymentLink': unpaidOrder,
  'Mutation.startLinkedPayment': async (stage: Stage) => {
    const { orderId } = await unpaidOrder(stage);
    return { token: await linkOf(stage, orderId) };
  },
  'Mutation.payLinkedOrder': async (stage: Stage) => ({
    input: { token: await guestToken(stage, 'payment') },
  }),
};
