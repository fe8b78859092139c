import type { PaymentResultInput } from '../../schema.generated.ts';

/** One try to buy what is in the cart. It outlives a reload, so that a payment is never forgotten or made twice. */
export interface Attempt {
  /** What is being bought, by whom and where to; another content is another attempt. */
  content: string;
  /** The server answers the same checkout to the same key. */
  idempotencyKey: string;
  checkoutId?: string;
  /** Set as soon as the shopper has paid: what is left is to have the order placed. */
  payment?: PaymentResultInput;
}

const KEY = 'checkout';

/** The running attempt to buy exactly this, or a new one. */
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

/** 128 random bits. `crypto.randomUUID` would do, but browsers have it on https and localhost only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
