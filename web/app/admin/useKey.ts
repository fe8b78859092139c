import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for each key that is pressed anywhere on the page. */
export function useKey(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
