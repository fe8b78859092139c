import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms` milliseconds; `first` until then. */
export function useDebounced<Value>(value: Value, ms: number, first: Value = value): Value {
  const [debounced, setDebounced] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
