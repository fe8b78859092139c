import { address } from '../testing/buying.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
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
  'Mutation.deleteAddress': savedAddress,
  'Mutation.setDefaultAddress': savedAddress,
  'Mutation.requestOrderLink': async (stage: Stage) => ({
    number: await placedOrder(stage, stage.owner),
    email: stage.owner.user.email,
  }),
  'Mutation.openOrder': async (stage: Stage) => ({ token: await guestToken(stage, 'order') }),
  'Mutation.requestClaim': async () => ({}),
  'Mutation.claimOrders': async (stage: Stage) => ({
    input: { token: await guestToken(stage, 'claim'), password: TEST_PASSWORD },
  }),
};
