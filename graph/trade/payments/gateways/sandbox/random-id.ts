import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random text of letters and digits, after the prefix: `randomId('pay_')` gives "pay_" and 14 characters. */
export function randomId(prefix: string, length = 14): string {
  return prefix + Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
