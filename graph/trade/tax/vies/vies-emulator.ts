import type { VatIdChecker } from '../../../core/vat-id-checker.ts';

/**
 * Answers as VIES does in a shop with test payments, without asking anybody: an id that ends in 200 is invalid, for one that ends in 300 its
 * register is unavailable, and every other one is valid, such as ATU00000100.
 */
export function viesEmulator(): VatIdChecker {
  return {
    async check(vatId) {
      if (vatId.endsWith('300')) return { result: 'unavailable', consultation: null };
      const result = vatId.endsWith('200') ? 'invalid' : 'valid';
      return { result, consultation: `TEST-${vatId}` };
    },
  };
}
