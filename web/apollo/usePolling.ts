import { useEffect } from 'react';

const POLL_MS = 1000;

interface Polled {
  startPolling: (interval: number) => void;
  stopPolling: () => void;
}

/** Reads a query again each second while what it shows is not done. */
export function usePolling(isWaiting: boolean, { startPolling, stopPolling }: Polled): void {
  useEffect(() => {
    if (isWaiting) startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
}
