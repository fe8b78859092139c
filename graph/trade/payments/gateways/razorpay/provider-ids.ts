const PAYMENT_ID = /^pay_[A-Za-z0-9]{14,20}$/;
const ORDER_ID = /^order_[A-Za-z0-9]{14,20}$/;

/**
 * Whether the value has the form of a payment's id. The client library inserts ids into paths: an unchecked one
 * such as "../orders/x" would reach another endpoint of the provider with the shop's key.
 */
export function isPaymentId(id: unknown): id is string {
  return typeof id === 'string' && PAYMENT_ID.test(id);
}

/** Whether the value has the form of a provider order's id; see `isPaymentId`. */
export function isOrderId(id: unknown): id is string {
  return typeof id === 'string' && ORDER_ID.test(id);
}
