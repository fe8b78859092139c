/** The provider of the specification, which orders are paid at unless their payment method names another one. */
export const DEFAULT_PROVIDER = 'razorpay';
