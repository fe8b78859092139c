import { useEffect, useEffectEvent, useState } from 'react';
import { guardLeaving } from './leave-guard.ts';

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
