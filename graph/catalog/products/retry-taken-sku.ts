import { UniqueConstraintViolationException } from '@mikro-orm/core';

/**
 * Tries a second time when another product takes a SKU, or the variants of the same product change, between a check and the
 * commit: then the check finds it.
 */
export async function retryTakenSku<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return save();
  }
}
