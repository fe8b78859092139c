import { type Dimension, ORDER } from '../dimension.ts';

/** By the payment method that the buyer chose. */
export const byPaymentMethod: Dimension = { joins: ORDER, key: 'o.payment_method' };
