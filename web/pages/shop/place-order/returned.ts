import type { Attempt } from '../../../features/checkout/attempt.ts';

/** What the address of the page says of a shopper who paid at an address of the provider: see `returnHandler` of the server. */
export function returnedOf(search: string): { checkout: string; order: string } | null {
  const params = new URLSearchParams(search);
  const [checkout, order] = [params.get('paid'), params.get('order')];
  return checkout && order ? { checkout, order } : null;
}

/** Whether the order of an attempt is still to be placed: it was paid in the widget, or its shopper came back when it was paid. */
export function isToSettle(attempt: Attempt | null, search: string): attempt is Attempt {
  if (attempt?.payment) return true;
  return Boolean(attempt?.checkoutId) && attempt?.checkoutId === returnedOf(search)?.checkout;
}
