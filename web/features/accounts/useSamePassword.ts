import { type FocusEvent, useState } from 'react';
import { isLeftForButton } from '../../ui/field-error.ts';

/** Compares `password` and `confirmPassword` of a form when the second loses the focus and on submit. */
export function useSamePassword() {
  const [mismatch, setMismatch] = useState(false);
  const isSame = (form: HTMLFormElement): boolean => {
    const typed = new FormData(form);
    const same = typed.get('password') === typed.get('confirmPassword');
    setMismatch(!same);
    return same;
  };
  const onConfirmed = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { form, value } = event.target;
    if (form && value && !isLeftForButton(event)) isSame(form);
  };
  return { mismatch, isSame, onConfirmed };
}
