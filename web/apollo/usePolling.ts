import { useEffect } from 'react';

const POLL_MS = 1000;

interface Polled {
  startPolling: (interval: number) => void;
  stopPolling: () => void;
}

/** Reads a query again each second, or as often as is said, while what it shows is not done. */
export function usePolling(isWaiting: boolean, { startPolling, stopPolling }: Polled, every = POLL_MS): void {
  useEffect(() => {
    if (isWaiting) startPolling(every);
    return stopPolling;
  }, [isWaiting, every, startPolling, stopPolling]);
}
