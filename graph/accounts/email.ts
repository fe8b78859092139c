import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { registerDecorator } from 'class-validator';
import { DomainError } from '../core/errors.ts';

// Domain labels exclude the dot, so that a text matches in one way only, without backtracking.
const format = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
// Control and format characters, fillers and all blanks except the space. The last one is the Braille blank.
const invisible = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The error message for a new e-mail address, or null. */
function emailProblem(email: string): string | null {
  // Accounts whose addresses look the same could be mistaken for each other.
  if (invisible.test(email) || email.normalize('NFKC') !== email.normalize('NFC'))
    return 'This e-mail address has characters that cannot be seen or that only look like letters. Please type it on the keyboard.';
  return format.test(email) ? null : 'Enter an e-mail address such as name@example.com.';
}

/**
 * An e-mail address that looks like no other one: no invisible characters, no compatibility variants of letters. Not
 * for signing in, since an account may have an address from before this rule.
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

/** The key by which e-mail addresses are unique: the text regardless of case and Unicode form. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * Resolves as `written` does; rejects with EMAIL_TAKEN when another account has the e-mail address. The unique index
 * decides, since another write may come between a check and this one.
 */
export async function refuseTakenEmail<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? emailTaken() : error;
  }
}

export function emailTaken(): DomainError {
  const message = 'There is already an account with this e-mail address.';
  return new DomainError('EMAIL_TAKEN', message, { fields: { email: message } });
}
