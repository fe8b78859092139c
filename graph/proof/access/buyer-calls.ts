import { User } from '../../people/accounts/user.entity.ts';
import { address } from '../testing/buying.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
import {
  RequestStockAlertDocument,
  SaveProductDocument,
  SetPriceAlertDocument,
} from '../testing/operations.generated.ts';
import { guestToken, savedAddress } from './call-fixtures.ts';
import { placedOrder, type Stage } from './stage.ts';

/** What buyers call for their addresses, and guests for their orders, see `rootCalls`. */
export const buyerCalls = {
  'Query.addresses': async (stage: Stage) => {
    await savedAddress(stage);
    return {};
  },
  'Mutation.saveAddress': async () => ({ input: { label: 'Home', address } }),
  'Mutation.saveAddress of another': async (stage: Stage) => ({
    input: { ...(await savedAddress(stage)), address },
  }),
  'Mutation.syncCart': async ({ shop }: Stage) => {
    const { id } = await shop.addProduct();
    const line = { productId: id, variantId: id, qty: 1 };
    // With a change: what was removed elsewhere since.
    const base = { lines: [{ ...line, productId: 'gone', variantId: 'gone' }], codes: [] };
    return { input: { lines: [line, ...base.lines], codes: ['WELCOME'], base } };
  },
  'Mutation.requestStockAlert': async ({ shop }: Stage) => {
    const { id: variantId } = await shop.addProduct({ countInStock: 0 });
    return { input: { variantId, email: 'vera@mailbox.example' } };
  },
  'Mutation.requestPriceAlert': async ({ shop }: Stage) => ({
    input: { variantId: (await shop.addProduct()).id, email: 'vera@mailbox.example' },
  }),
  'Mutation.endStockAlert': async ({ shop, owner }: Stage) => {
    const { id: variantId } = await shop.addProduct({ countInStock: 0 });
    await shop.em().nativeUpdate(User, owner.user.id, { emailVerifiedAt: new Date() });
    await owner.must(RequestStockAlertDocument, { input: { variantId } });
    return { input: { variantId } };
  },
  'Query.savedProductIds': async ({ shop, owner }: Stage) => {
    const { id: productId } = await shop.addProduct();
    await owner.must(SaveProductDocument, { input: { productId } });
    return {};
  },
  'Query.productsByIds': async ({ shop }: Stage) => ({ ids: [(await shop.addProduct()).id] }),
  'Mutation.saveProduct': async ({ shop }: Stage) => ({ input: { productId: (await shop.addProduct()).id } }),
  'Mutation.unsaveProduct': async ({ shop, owner }: Stage) => {
    const input = { productId: (await shop.addProduct()).id };
    await owner.must(SaveProductDocument, { input });
    return { input };
  },
  'Mutation.mergeSavedProducts': async ({ shop }: Stage) => ({
    input: { productIds: [(await shop.addProduct()).id] },
  }),
  'Query.priceAlerts': async () => ({}),
  'Mutation.setPriceAlert': async ({ shop, shopper, other, owner, admin, demoted }: Stage) => {
    const callers = [shopper, other, owner, admin, demoted].map(({ user }) => user);
    await shop.em().nativeUpdate(User, callers, { emailVerifiedAt: new Date() });
    return { input: { productId: (await shop.addProduct()).id } };
  },
  'Mutation.endPriceAlert': async ({ shop, owner }: Stage) => {
    const input = { productId: (await shop.addProduct()).id };
    await shop.em().nativeUpdate(User, owner.user.id, { emailVerifiedAt: new Date() });
    await owner.must(SetPriceAlertDocument, { input });
    return { input };
  },
  'Query.cartReminders': async () => ({}),
  'Mutation.allowCartReminders': async () => ({ allowed: true }),
  'Mutation.deleteAddress': savedAddress,
  'Mutation.setDefaultAddress': savedAddress,
  'Mutation.requestOrderLink': async (stage: Stage) => ({
    number: await placedOrder(stage, stage.owner),
    email: stage.owner.user.email,
  }),
  'Mutation.requestOrderLink without a number': async (stage: Stage) => {
    await placedOrder(stage, stage.owner);
    return { email: stage.owner.user.email };
  },
  'Mutation.openOrder': async (stage: Stage) => ({ token: await guestToken(stage, 'order') }),
  'Mutation.cancelLinkedOrder': async (stage: Stage) => ({ token: await guestToken(stage, 'order', false) }),
  'Mutation.requestClaim': async () => ({}),
  'Mutation.claimOrders': async (stage: Stage) => ({
    input: { token: await guestToken(stage, 'claim'), password: TEST_PASSWORD },
  }),
};
