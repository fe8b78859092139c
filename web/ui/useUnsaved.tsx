import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as t from '#messages/leave';
import { useLeaveGuard } from '../router/leave-guard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Unsaved {
  /** Calls `close` after confirmation; at once when nothing was typed. */
  leave: (close: () => void) => void;
  /** Call it when the form is sent, and what it returns when that succeeded: what was typed since then is still unsaved. */
  sending: () => () => void;
  /**
   * Call it when a form is sent that closes, or leaves the screen, once that succeeded: until it is touched again after a failure it
   * has nothing unsaved.
   */
  sent: () => void;
  /** The confirmation, while it is open. */
  question: ReactNode;
}

/** Each of these comes before a change by a person. */
const TOUCHES = ['focusin', 'pointerdown', 'keydown', 'beforeinput'] as const;

/**
 * Asks before a screen is left with something typed in this form. What the form shows by itself does not count. `isPending`: what was
 * sent has no response yet.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, isPending = false): Unsaved {
  const before = useRef<string | null>(null);
  const isSent = useRef(false);
  const [close, setClose] = useState<(() => void) | null>(null);
  const onTouch = useEffectEvent(({ target }: Event) => {
    if (!form.current?.contains(target as Node)) return;
    before.current ??= contentOf(form.current);
    if (!isPending) isSent.current = false;
  });
  useEffect(() => {
    // The form of a dialog is not there yet.
    const note = (event: Event) => onTouch(event);
    for (const type of TOUCHES) document.addEventListener(type, note, true);
    return () => {
      for (const type of TOUCHES) document.removeEventListener(type, note, true);
    };
  }, []);
  const isTyped = () =>
    !isSent.current && before.current !== null && before.current !== contentOf(form.current);
  const { leave, stay } = useLeaveGuard(isTyped);
  const go = leave ?? close;
  return {
    leave: (then) => (isTyped() ? setClose(() => then) : then()),
    sending: () => {
      const sent = contentOf(form.current);
      return () => {
        before.current = contentOf(form.current) === sent ? null : sent;
      };
    },
    sent: () => {
      isSent.current = true;
    },
    question: go && (
      <ConfirmDialog
        title={t.leaveWithoutSaving}
        action={t.leave}
        onConfirm={go}
        onClose={() => {
          stay();
          setClose(null);
        }}
      >
        {t.whatYouTypedIsLost}
      </ConfirmDialog>
    ),
  };
}

/** The values of a form, without what is only searched for in it. Buttons have none: they come and go with what was found. */
function contentOf(form: HTMLFormElement | null): string {
  const values = [...(form?.elements ?? [])].flatMap((control) => {
    if (control instanceof HTMLInputElement) {
      if (control.type === 'search') return [];
      return ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value;
    }
    const isText = control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
    return isText ? control.value : [];
  });
  return JSON.stringify(values);
}
