interface LeaveGuard {
  /** Whether leaving the screen now would lose something. */
  isUnsaved: () => boolean;
  /** Asks for confirmation, and calls `leave` when it is given. */
  ask: (leave: () => void) => void;
}

let guard: LeaveGuard | undefined;

/** Installs a guard for leaving the screen and, by `beforeunload`, the page. Returns the function that removes it. */
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

/** Calls `leave` after confirmation; at once when nothing would be lost. */
export function leaveOnConsent(leave: () => void): void {
  if (guard?.isUnsaved()) guard.ask(leave);
  else leave();
}
