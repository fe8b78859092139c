import type { PaymentResultInput } from '../../schema.generated.ts';
import { randomKey } from '../../ui/random-key.ts';

/** One attempt to buy the cart, in session storage: after a reload it goes on, so that nothing is paid twice. */
export interface Attempt {
  /** The account and its purchase as text. A new attempt begins when it changes. */
  content: string;
  /** The server returns the same checkout for the same key. */
  idempotencyKey: string;
  checkoutId?: string;
  /** Set as soon as the shopper has paid; the order is still to be placed. */
  payment?: PaymentResultInput;
}

const KEY = 'checkout';

/** The stored attempt if it has this content, else a new one. */
export function attemptFor(content: string): Attempt {
  const running = readAttempt();
  return running?.content === content ? running : saveAttempt({ content, idempotencyKey: randomKey() });
}

export function saveAttempt(attempt: Attempt): Attempt {
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
  return attempt;
}

export function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function endAttempt(): void {
  sessionStorage.removeItem(KEY);
}
