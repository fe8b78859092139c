import { useEffect } from 'react';

/** A number up to its second decimal place, or the comma alone. */
const COMMA = /^\s*\d*,\d{0,2}\s*$/;

/** Browsers whose language has a decimal point drop a comma of number fields without a word: "1,50" became 150. It is read as a point. */
export function useDecimalComma(): void {
  useEffect(() => {
    if (hasDecimalComma()) return;
    const insert = (event: InputEvent) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data || !COMMA.test(data))
        return;
      event.preventDefault();
      // The browser's own input, which can be undone and notifies React; number fields have no `setRangeText`.
      document.execCommand('insertText', false, data.replace(',', '.').trim());
    };
    document.addEventListener('beforeinput', insert);
    return () => document.removeEventListener('beforeinput', insert);
  }, []);
}

/** Whether the browser itself reads a comma as that. */
function hasDecimalComma(): boolean {
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}
