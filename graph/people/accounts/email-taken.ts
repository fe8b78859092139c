import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '../../core/errors.ts';

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
