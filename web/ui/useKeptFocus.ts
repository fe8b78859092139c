import { useEffect, useRef } from 'react';

/** Moves the focus to the first button within the returned element when the one that had it was replaced. `shown` changes with what is shown. */
export function useKeptFocus<Shown>(shown: Shown) {
  const within = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // After a dialog gave the focus back to what opened it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) within.current?.querySelector('button')?.focus();
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return within;
}
