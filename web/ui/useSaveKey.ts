import { type RefObject, useEffect } from 'react';

export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Ctrl-S, pressed in this form, sends it. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [form]);
}
