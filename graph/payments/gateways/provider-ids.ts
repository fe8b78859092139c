const PAYMENT_ID = /^pay_[A-Za-z0-9]{14,20}$/;
const ORDER_ID = /^order_[A-Za-z0-9]{14,20}$/;

/**
 * Whether the text can be a payment's id. The client library pastes ids into paths, so that an unchecked one
 * such as "../orders/x" would reach any address of the provider with the shop's key.
 */
export function isPaymentId(id: unknown): id is string {
  return typeof id === 'string' && PAYMENT_ID.test(id);
}

/** Whether the text can be a provider order's id; see `isPaymentId`. */
export function isOrderId(id: unknown): id is string {
  return typeof id === 'string' && ORDER_ID.test(id);
}
