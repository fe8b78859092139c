import { useEffect, useEffectEvent, useState } from 'react';

interface LeaveGuard {
  /** Whether leaving the screen now would lose something. */
  isUnsaved: () => boolean;
  /** Asks for confirmation, and calls `leave` when it is given. */
  ask: (leave: () => void) => void;
}

let guard: LeaveGuard | undefined;

/** Installs a guard for leaving the screen and, by `beforeunload`, the page. Returns the function that removes it. */
function guardLeaving(next: LeaveGuard): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (next.isUnsaved()) event.preventDefault();
  };
  guard = next;
  addEventListener('beforeunload', warn);
  return () => {
    guard = undefined;
    removeEventListener('beforeunload', warn);
  };
}

export const mayLeave = (): boolean => !guard?.isUnsaved();

/** Calls `leave` after confirmation; at once when nothing would be lost. */
export function leaveOnConsent(leave: () => void): void {
  if (guard?.isUnsaved()) guard.ask(leave);
  else leave();
}

/**
 * Blocks navigation away from this screen while `isUnsaved` returns true. During a blocked navigation `leave` is a function
 * that goes on with it; `stay` cancels it.
 */
export function useLeaveGuard(isUnsaved: () => boolean): { leave: (() => void) | null; stay: () => void } {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const check = useEffectEvent(isUnsaved);
  useEffect(() => guardLeaving({ isUnsaved: () => check(), ask: (go) => setLeave(() => go) }), []);
  return { leave, stay: () => setLeave(null) };
}
