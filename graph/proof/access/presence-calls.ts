import { randomUUID } from 'node:crypto';
import {
  type PresenceSubject,
  RenewPresenceDocument,
  UpdateProductDocument,
} from '../testing/operations.generated.ts';
import { product } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

/** Something that another member of the staff has open, and saved if it is a product. */
const opened = (type: PresenceSubject) => async (stage: Stage) => {
  const colleague = await stage.shop.admin();
  const { id } = await product(stage);
  await colleague.must(UpdateProductDocument, { input: { id, brand: randomUUID() } });
  await colleague.must(RenewPresenceDocument, { input: { type, id, tab: randomUUID() } });
  return { type, id };
};
const renewed = (type: PresenceSubject) => async (stage: Stage) => ({
  input: { ...(await opened(type)(stage)), tab: randomUUID() },
});

/** See `rootCalls`. */
export const presenceCalls = {
  'Query.presence': opened('PRODUCT'),
  'Query.presence of an order': opened('ORDER'),
  'Query.presence of a customer': opened('CUSTOMER'),
  'Mutation.renewPresence': renewed('PRODUCT'),
  'Mutation.renewPresence of an order': renewed('ORDER'),
  'Mutation.renewPresence of a customer': renewed('CUSTOMER'),
  'Mutation.endPresence': async () => ({ input: { tab: randomUUID() } }),
};
