import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '../core/errors.ts';

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
