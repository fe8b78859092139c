import { useEffect, useEffectEvent } from 'react';

/** Calls back when the shopper returns to this tab, for what may have changed meanwhile. */
export function useOnFocus(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
