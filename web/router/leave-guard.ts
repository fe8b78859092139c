import { useEffect, useEffectEvent, useState } from 'react';

interface LeaveGuard {
  /** Whether leaving the screen now would lose something. */
  isUnsaved: () => boolean;
  /** Asks for confirmation, and calls `leave` when it is given. */
  ask: (leave: () => void) => void;
}

/** Several parts of a screen may have something unsaved. */
const guards = new Set<LeaveGuard>();
const unsaved = () => [...guards].find((guard) => guard.isUnsaved());

/** Installs a guard for leaving the screen and, by `beforeunload`, the page. Returns the function that removes it. */
function guardLeaving(next: LeaveGuard): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (next.isUnsaved()) event.preventDefault();
  };
  guards.add(next);
  addEventListener('beforeunload', warn);
  return () => {
    guards.delete(next);
    removeEventListener('beforeunload', warn);
  };
}

export const mayLeave = (): boolean => !unsaved();

/** Calls `leave` after confirmation; at once when nothing would be lost. */
export function leaveOnConsent(leave: () => void): void {
  const guard = unsaved();
  if (guard) guard.ask(leave);
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
