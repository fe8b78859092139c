/** One attempt to buy, with one idempotency key, as its client knows it: it holds only what the shop responded. */
export interface Purchase {
  key: string;
  /** Checkout that the shop responded with. */
  checkout?: string;
  /** Payment that the provider said it had taken. */
  payment?: string;
  /** Order that the shop said was placed and paid. */
  order?: string;
  /**
   * `unknown`: no response came, or one that said to try again, and the client gave up. It may have been done or not,
   * but never twice.
   */
  end: 'bought' | 'refused' | 'unknown';
  /** The code it was refused with. */
  code?: string;
  /** Where two responses for this key did not agree. */
  contradictions: string[];
}

/** Records a response for the key. Every response for one key must be the same. */
export function note(purchase: Purchase, what: 'checkout' | 'payment' | 'order', id: string): void {
  const before = purchase[what];
  if (before && before !== id) purchase.contradictions.push(`${what} ${before}, later ${id}`);
  purchase[what] ??= id;
}
