/** The payment method that every shop starts with. The specification shows its id on orders, and its label where it is chosen. */
export const SPECIFIED_PAYMENT = { id: 'PayPal', label: 'PayPal or Credit Card' } as const;

/**
 * The name of a payment method on orders: what it was paid with, if that is known; else that of the owner; the id of the
 * specification's own, unless it was renamed.
 */
export function paymentName(
  id: string,
  method: { label: string } | null | undefined,
  paidWith?: string | null,
): string {
  if (paidWith) return paidWith;
  const isSpecified = id === SPECIFIED_PAYMENT.id && method?.label === SPECIFIED_PAYMENT.label;
  return method && !isSpecified ? method.label : id;
}
