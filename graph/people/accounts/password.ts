import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Context, ShopSettings } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { callerOf, shareOf } from '../../core/network-limits.ts';
import { createSemaphore } from '../../core/semaphore.ts';
import { demoLogins } from './demo-logins.ts';

/** In characters. Limits the cost of normalising and hashing. */
export const maxPasswordLength = 128;

/** The most common passwords of leaks, in lower case: attackers try them first. */
const common = new Set(dictionary['passwords-common']);

/** Argon2id (the library's default) at the lowest cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** About two seconds of work. Requests beyond that are rejected. */
const WAITING = 100;

const hashing = createSemaphore({
  // Hashing runs on libuv's four threads, which file access and DNS need too.
  running: 2,
  waiting: WAITING,
  refusal: 'Too many people are signing in. Please try again in a moment.',
});

/** Most waiting passwords of one address, in production. */
const waitingOfAddress = 20;

/** Who sent the password. Without it there is no limit per address. */
type Caller = Pick<Context, 'address' | 'isAddressShared' | 'settings'>;

const share = (caller: Caller | undefined) =>
  caller &&
  callerOf(caller.address, waitingOfAddress * shareOf(caller) * caller.settings.rateLimitFactor, WAITING);

/** The number of passwords that wait to be hashed or verified. */
export const waitingHashes = hashing.waiting;

/** The hash of an unknown password, verified in place of one that does not exist. */
const nobody = hash(randomUUID(), cost);

/**
 * Throws BAD_USER_INPUT unless a new password has `minPasswordLength` to 128 characters and is neither common nor that
 * of a demo login.
 */
export function requireGoodPassword(
  password: string,
  { minPasswordLength: min, isDemo }: Pick<ShopSettings, 'minPasswordLength' | 'isDemo'>,
): void {
  if (password.length < min || password.length > maxPasswordLength)
    refuse(`The password must have ${min} to ${maxPasswordLength} characters.`);
  // Otherwise anybody could register a demo login, with which the shop refuses to start.
  const isPublished = !isDemo && demoLogins.some((login) => login.password === password);
  if (isPublished || common.has(password.toLowerCase()))
    refuse('Many people use this password, so it is easily guessed. Please choose another one.');
}

function refuse(message: string): never {
  throw new DomainError('BAD_USER_INPUT', message, { fields: { password: message } });
}

/**
 * Returns the Argon2id hash of a new password in PHC format. Verifying goes first, so that registrations do not delay
 * signing in. Errors: RATE_LIMITED when the queue is full.
 */
export function hashPassword(password: string, caller?: Caller): Promise<string> {
  return hashing(() => hash(password.normalize('NFC'), cost), { priority: 'low', caller: share(caller) });
}

/**
 * Returns whether a password matches the hash. Without a hash it does the same work and returns false, so that the
 * duration does not reveal whether an account exists. Errors: RATE_LIMITED when the queue is full.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
  caller?: Caller,
): Promise<boolean> {
  if (password.length > maxPasswordLength) return false;
  const expected = passwordHash ?? (await nobody);
  return hashing(() => verify(expected, password.normalize('NFC')), { caller: share(caller) });
}
