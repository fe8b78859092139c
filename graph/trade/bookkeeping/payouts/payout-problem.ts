import { describeEnum } from '../../../core/describe-enum.ts';

/** A payment that no payout has is missing after so many days. */
export const DAYS = 10;

export const PayoutProblem = {
  MISSING: 'MISSING',
  WRONG_AMOUNT: 'WRONG_AMOUNT',
  UNKNOWN: 'UNKNOWN',
  DOUBLE: 'DOUBLE',
} as const;
export type PayoutProblem = (typeof PayoutProblem)[keyof typeof PayoutProblem];

describeEnum('PayoutProblem', PayoutProblem, 'What is wrong between payouts of a provider and the shop.', {
  MISSING: `The provider has not paid out a payment that is ${DAYS} days older than its last payout.`,
  WRONG_AMOUNT: 'The payout has another amount than the shop.',
  UNKNOWN: 'The shop does not know the payment or refund.',
  DOUBLE: 'Two payouts have the same payment or refund.',
});
