import { ProviderError } from './provider-error.ts';

const MIN_AMOUNT = 100;
// The largest round number in a Postgres integer.
const MAX_AMOUNT = 2_000_000_000;

/** The amount in minor units. @throws ProviderError when it is not an integer from 100 to 2,000,000,000. */
export function checkAmount(amount: unknown): number {
  if (!Number.isInteger(amount)) throw new ProviderError('The amount must be an integer.');
  if ((amount as number) < MIN_AMOUNT) throw new ProviderError('The amount must be at least 100.');
  if ((amount as number) > MAX_AMOUNT) throw new ProviderError('Amount exceeds maximum amount allowed.');
  return amount as number;
}

/** The currency's code. @throws ProviderError when it is not three capital letters. */
export function checkCurrency(currency: unknown): string {
  if (typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) return currency;
  throw new ProviderError('The currency must be a three letter code.');
}
