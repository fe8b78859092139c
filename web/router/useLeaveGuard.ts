import { useEffect, useEffectEvent, useState } from 'react';
import { guardLeaving } from './leave-guard.ts';

/**
 * Keeps the person on this screen while `isUnsaved` says so. Returns `leave` as soon as somebody wants to go, to be called
 * when they confirm it, and `stay`, which ends the question.
 */
export function useLeaveGuard(isUnsaved: () => boolean): { leave: (() => void) | null; stay: () => void } {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const check = useEffectEvent(isUnsaved);
  useEffect(() => guardLeaving({ isUnsaved: () => check(), ask: (go) => setLeave(() => go) }), []);
  return { leave, stay: () => setLeave(null) };
}
