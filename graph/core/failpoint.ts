/**
 * Failpoints between two steps of a use case, where a test runs a concurrent action or ends the process. Without a test
 * they do nothing. A name says what has just been done.
 */
export const failpoints = [
  'checkout.priced',
  'checkout.stockMissing',
  'checkout.keyTaken',
  'promotion.limitsLocked',
  'checkout.held',
  'checkout.providerOrderMade',
  'checkout.cancelFound',
  'checkout.expiryLocked',
  'order.cancelFound',
  'order.beforeAccept',
  'payment.manualRead',
  'order.beforeUnpaid',
  'order.prepaidQuoted',
  'payment.stockHeldAgain',
  'payment.fetched',
  'payment.captured',
  'payment.checkoutLocked',
  'payment.recorded',
  'payment.committed',
  'webhook.isNew',
  'webhook.settled',
  'reconcile.listed',
  'refund.due',
  'refund.made',
  'mail.sent',
  'event.recorded',
  'stock.productLocked',
  'category.placeChecked',
  'variants.locked',
  'product.skusChecked',
  'schedules.locked',
  'schedules.run',
  'import.chunkDone',
  'import.committed',
  'review.asked',
  'review.rated',
  'review.locked',
  'account.passwordHashed',
  'account.passwordVerified',
  'account.profileRead',
  'account.deletionLocked',
  'account.adminsLocked',
  'account.rightsLocked',
] as const;

export type Failpoint = (typeof failpoints)[number];
type Visitor = (name: Failpoint) => Promise<void>;

let visitor: Visitor | null = null;

/** Marks a failpoint. Unless armed it costs one comparison. */
export async function failpoint(name: Failpoint): Promise<void> {
  if (visitor) await visitor(name);
}

/** Makes every failpoint call `visit`. Returns a function that ends this. For tests. */
export function armFailpoints(visit: Visitor): () => void {
  visitor = visit;
  return () => {
    visitor = null;
  };
}

/**
 * Kills this process by SIGKILL when it reaches a failpoint. `setting` is the variable FAILPOINT, such as
 * "payment.captured:crash". Throws an Error of one sentence in production, and for an unknown failpoint.
 */
export function crashAt(setting: string, production: boolean): void {
  if (production) throw new Error('FAILPOINT is for tests and is refused in production: unset it.');
  const place = failpoints.find((name) => setting === `${name}:crash`);
  if (!place) throw new Error(`FAILPOINT must be one of ${failpoints.join(', ')}, followed by ":crash".`);
  armFailpoints(async (name) => {
    if (name === place) process.kill(process.pid, 'SIGKILL');
  });
}
