/** One attempt to buy, with one idempotency key, as its client knows it from responses alone. */
export interface Purchase {
  key: string;
  /** Id of the checkout in the response of the shop. */
  checkout?: string;
  /** Id of the payment that the provider acknowledged. */
  payment?: string;
  /** Id of the order that the shop acknowledged as placed and paid. */
  order?: string;
  /** Id of the order that the shop acknowledged as accepted, to be paid in cash. */
  accepted?: string;
  /**
   * `unknown`: there was no response, or only one that requires a retry, and the client gave up. The purchase may have
   * been made once or not at all, but never twice.
   */
  end: 'bought' | 'refused' | 'unknown';
  /** The code it was refused with. */
  code?: string;
  /** Where two responses for this key did not agree. */
  contradictions: string[];
}

/** Records a response for the key. Every response for one key must be the same. */
export function note(
  purchase: Purchase,
  what: 'checkout' | 'payment' | 'order' | 'accepted',
  id: string,
): void {
  const before = purchase[what];
  if (before && before !== id) purchase.contradictions.push(`${what} ${before}, later ${id}`);
  purchase[what] ??= id;
}
