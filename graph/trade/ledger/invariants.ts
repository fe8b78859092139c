import { authorizationInvariants } from './authorization-invariants.ts';
import { buyerInvariants } from './buyer-invariants.ts';
import { creditInvariants } from './credit-invariants.ts';
import { customerInvariants } from './customer-invariants.ts';
import { eventInvariants } from './event-invariants.ts';
import { fulfillmentInvariants } from './fulfillment-invariants.ts';
import type { Invariant } from './invariant.ts';
import { invoiceInvariants } from './invoice-invariants.ts';
import { moneyInvariants } from './money-invariants.ts';
import { orderInvariants } from './order-invariants.ts';
import { promotionInvariants } from './promotion-invariants.ts';
import { returnInvariants } from './return-invariants.ts';
import { shopInvariants } from './shop-invariants.ts';
import { withdrawalInvariants } from './withdrawal-invariants.ts';

/** All that can be checked from the rows themselves. */
export const invariants: readonly Invariant[] = [
  ...shopInvariants,
  ...orderInvariants,
  ...fulfillmentInvariants,
  ...moneyInvariants,
  ...authorizationInvariants,
  ...creditInvariants,
  ...returnInvariants,
  ...withdrawalInvariants,
  ...invoiceInvariants,
  ...promotionInvariants,
  ...eventInvariants,
  ...buyerInvariants,
  ...customerInvariants,
].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));

/** What the rows cannot show, and why. */
export const limits: Record<string, string> = {
  I7: 'only clients know what was acknowledged to them: the orders whose ids are given are looked for',
  I12: 'rows do not tell what a session saw; the shop reads where it writes, never from a replica',
};
