/** State of the navigation from the shipping step to the payment step. */
export const MAY_SKIP = { maySkip: true } as const;

/** What the shop offers for a cart. */
interface Offered {
  /** Null when the cart is not shipped to its country. */
  shippingMethod?: { id: string } | null;
  shippingMethods: readonly unknown[];
  paymentMethods: readonly { id: string }[];
}

/** Whether there is one shipping method, and one of paying that was confirmed before. False while the offer is not known. */
export function hasOneChoice(offered: Offered | undefined, paymentMethod: string): boolean {
  if (!offered?.shippingMethod) return false;
  const { shippingMethods, paymentMethods } = offered;
  return (
    shippingMethods.length === 1 && paymentMethods.length === 1 && paymentMethods[0]?.id === paymentMethod
  );
}
