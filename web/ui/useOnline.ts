import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has a connection again. */
export function useOnline(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => onReturn();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
