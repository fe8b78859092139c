import { type FocusEvent, useState } from 'react';
import { isLeftForButton } from '../../ui/field-error.ts';

/** Whether `password` and `confirmPassword` of a form are the same, to be told when the second is left and on submit. */
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
