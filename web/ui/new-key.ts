import { randomKey } from './random-key.ts';

/** A random UUID, also where browsers have no `crypto.randomUUID`. */
export function newKey(): string {
  const digits = randomKey();
  const variant = '89ab'[Number.parseInt(digits[16]!, 16) % 4];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
