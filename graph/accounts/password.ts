import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Context, ShopSettings } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { networkOf } from '../core/network-of.ts';
import { createSemaphore } from '../core/semaphore.ts';
import { demoLogins } from './demo-logins.ts';

/** Keeps a request from making the server normalise and hash a book. */
export const maxPasswordLength = 128;

/** What is tried first on every account: the passwords that leaks hold most often, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Argon2id (the library's default) at the least cost that OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashing = createSemaphore({
  // Hashing runs on libuv's four threads, which files and names need too.
  running: 2,
  // About two seconds of work: who would wait longer is better told to come back.
  waiting: 100,
  refusal: 'Too many people are signing in. Please try again in a moment.',
});

/** How many passwords of one address may wait, in production. */
const waitingOfAddress = 20;

/** Whose password it is; without, there is no limit for one address. */
type Caller = Pick<Context, 'address' | 'settings'>;

const share = (caller: Caller | undefined) =>
  caller && { key: networkOf(caller.address), most: waitingOfAddress * caller.settings.rateLimitFactor };

/** How many passwords wait to be hashed or checked. */
export const waitingHashes = hashing.waiting;

/** The hash of a password nobody knows. */
const nobody = hash(randomUUID(), cost);

/**
 * Passes a new password of `minPasswordLength` to 128 characters that few others have; anything else answers
 * BAD_USER_INPUT.
 */
export function requireGoodPassword(
  password: string,
  { minPasswordLength: min, isDemo }: Pick<ShopSettings, 'minPasswordLength' | 'isDemo'>,
): void {
  if (password.length < min || password.length > maxPasswordLength)
    refuse(`The password must have ${min} to ${maxPasswordLength} characters.`);
  // Else a stranger could make a demo login, with which the shop does not start again.
  const isPublished = !isDemo && demoLogins.some((login) => login.password === password);
  if (isPublished || common.has(password.toLowerCase()))
    refuse('Many people use this password, so it is easily guessed. Please choose another one.');
}

function refuse(message: string): never {
  throw new DomainError('BAD_USER_INPUT', message, { fields: { password: message } });
}

/**
 * Argon2id hash of a new password in PHC format. It waits until no password waits to be checked, so that people sign in
 * while others register. Errors: RATE_LIMITED when too many wait to be hashed.
 */
export function hashPassword(password: string, caller?: Caller): Promise<string> {
  return hashing(() => hash(password.normalize('NFC'), cost), { priority: 'low', caller: share(caller) });
}

/**
 * Whether a password fits the hash. Without a hash it does the same work and answers false, so that the time taken
 * does not tell whether an account exists. Errors: RATE_LIMITED when too many wait to be hashed.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
  caller?: Caller,
): Promise<boolean> {
  if (password.length > maxPasswordLength) return false;
  const expected = passwordHash ?? (await nobody);
  return hashing(() => verify(expected, password.normalize('NFC')), { caller: share(caller) });
}
