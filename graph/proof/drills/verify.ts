import type { Purchase } from './history.ts';
import type { ShopRecords } from './shop-records.ts';

/**
 * Compares the responses to clients with the records, once everything has come to rest. Returns a sentence for each
 * promise that was broken: what was acknowledged is there, nothing was done twice, and no payment is captured without an order.
 */
export function verify(purchases: readonly Purchase[], records: ShopRecords): string[] {
  const orders = new Map(records.orders.map((order) => [order.id, order]));
  const checkouts = new Map(records.checkouts.map((checkout) => [checkout.id, checkout]));
  const captures = new Map(records.captures.map((capture) => [capture.id, capture]));
  const capturedFor = new Map<string, string[]>();
  for (const { id, order } of records.payments) {
    if (order && captures.get(id)?.kept) capturedFor.set(order, [...(capturedFor.get(order) ?? []), id]);
  }
  const broken: string[] = [];
  for (const { key, checkout, payment, order, accepted, contradictions } of purchases) {
    broken.push(...contradictions.map((what) => `key ${key} was answered differently: ${what}`));
    if (checkout && checkouts.get(checkout)?.key !== key)
      broken.push(`checkout ${checkout} was acknowledged for key ${key} and is lost`);
    if (payment && !captures.has(payment)) broken.push(`payment ${payment} was acknowledged and is lost`);
    if (accepted && !orders.get(accepted)?.accepted)
      broken.push(`order ${accepted} was acknowledged as accepted and is not`);
    if (accepted && checkouts.get(orders.get(accepted)?.checkout ?? '')?.key !== key)
      broken.push(`order ${accepted} was acknowledged for key ${key} and belongs to another`);
    if (!order) continue;
    const placed = orders.get(order);
    if (!placed) broken.push(`order ${order} was acknowledged and is lost`);
    else if (!placed.paid) broken.push(`order ${order} was acknowledged as paid and is not`);
    else if (capturedFor.get(order)?.length !== 1)
      broken.push(`order ${order} was paid ${capturedFor.get(order)?.length ?? 0} times`);
    if (placed && checkouts.get(placed.checkout)?.key !== key)
      broken.push(`order ${order} was acknowledged for key ${key} and belongs to another`);
  }
  broken.push(
    // A guest whose first response got lost has no session, and begins again as another guest.
    ...repeated(records.checkouts.flatMap(({ key, isGuest }) => (isGuest ? [] : key))).map(
      (key) => `key ${key} has two checkouts`,
    ),
    ...repeated(records.orders.flatMap(({ checkout }) => checkouts.get(checkout)?.key ?? [])).map(
      (key) => `key ${key} has two orders`,
    ),
    ...repeated(records.orders.map(({ checkout }) => checkout)).map((id) => `checkout ${id} has two orders`),
  );
  const captured = records.captures.filter((capture) => capture.kept > 0);
  broken.push(
    ...repeated(captured.flatMap(({ providerOrder }) => providerOrder ?? [])).map(
      (id) => `provider order ${id} was charged twice`,
    ),
  );
  const paying = new Set([...capturedFor.values()].flat());
  broken.push(
    ...captured.flatMap(({ id }) => (paying.has(id) ? [] : `payment ${id} is kept without a paid order`)),
  );
  return broken;
}

function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
