import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens what the fragment of the address names, such as "#refund", when the screen is there and when a link on it leads there. */
export function useOpenedBy(name: string | undefined, open: () => void): void {
  const { hash, key } = useLocation();
  const onNamed = useEffectEvent(open);
  useEffect(() => {
    if (name && hash === `#${name}`) onNamed();
  }, [name, hash, key]);
}
