import { useEffect } from 'react';
import { plainAmount } from '../../ui/plain-amount.ts';

/** A number up to its second decimal place, or the comma alone. */
const COMMA = /^\s*\d*,\d{0,2}\s*$/;

/**
 * Browsers whose language has a decimal point drop a comma of number fields without a word: "1,50" became 150. It is read as a
 * point. No browser takes a number with marks between its thousands, as pasted from a spreadsheet: it is inserted without.
 */
export function useDecimalComma(): void {
  useEffect(() => {
    const hasComma = hasDecimalComma();
    const insert = (event: InputEvent) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data) return;
      const text = numberText(data, hasComma);
      if (text === null) return;
      event.preventDefault();
      // The browser's own input, which can be undone and notifies React; number fields have no `setRangeText`.
      document.execCommand('insertText', false, text);
    };
    document.addEventListener('beforeinput', insert);
    return () => document.removeEventListener('beforeinput', insert);
  }, []);
}

/** What a number field gets instead of what is typed or pasted; null when the browser reads that itself. `hasComma`: it reads a comma. */
export function numberText(data: string, hasComma: boolean): string | null {
  const plain = COMMA.test(data) ? data.replace(',', '.').trim() : plainAmount(data);
  if (plain === data.trim() || (hasComma && COMMA.test(data))) return null;
  return hasComma ? plain.replace('.', ',') : plain;
}

/** Whether the browser itself reads a comma as that. */
function hasDecimalComma(): boolean {
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}
