interface LeaveGuard {
  /** Whether leaving the screen now would lose something. */
  isUnsaved: () => boolean;
  /** Asks the person, and calls `leave` after a yes. */
  ask: (leave: () => void) => void;
}

let guard: LeaveGuard | undefined;

/** Has `next` asked before the screen is left, and the browser ask before the page is. Returns what ends that. */
export function guardLeaving(next: LeaveGuard): () => void {
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

/** Calls `leave` once the person agrees; at once when nothing would be lost. */
export function leaveOnConsent(leave: () => void): void {
  if (guard?.isUnsaved()) guard.ask(leave);
  else leave();
}
