import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { registerDecorator } from 'class-validator';
import { DomainError } from '../core/errors.ts';

// Domain labels cannot contain the dot between them, so there is one way only to read a text: no backtracking.
const format = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
// Control and format characters, fillers and every blank but the space. The last one is the blank of braille.
const invisible = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a new e-mail address, or null. */
function emailProblem(email: string): string | null {
  // Two accounts whose addresses look the same are a trap for those who read them.
  if (invisible.test(email) || email.normalize('NFKC') !== email.normalize('NFC'))
    return 'This e-mail address has characters that cannot be seen or that only look like letters. Please type it on the keyboard.';
  return format.test(email) ? null : 'Enter an e-mail address such as name@example.com.';
}

/**
 * An e-mail address that looks like no other one: no invisible characters, no compatibility variants of letters. Not for
 * signing in, since an account may have an address from before this rule.
 */
export function IsEmailAddress(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isEmailAddress',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown) => emailProblem(String(value)) === null,
        defaultMessage: (args) => emailProblem(String(args?.value)) ?? '',
      },
    });
}

/** What makes an e-mail address unique: the same text in whatever case and Unicode form it was typed. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * The outcome of writing an account, or EMAIL_TAKEN when another one has its e-mail address. The index decides, since
 * somebody else's write may come between any look and this one.
 */
export async function refuseTakenEmail<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'There is already an account with this e-mail address.';
    throw new DomainError('EMAIL_TAKEN', message, { fields: { email: message } });
  }
}
