/** The response to a probe: how long it took in milliseconds, and its status; 0 when there was none. */
export interface Probed {
  ms: number;
  status: number;
  retryAfter: string | null;
}

/** One GET. */
export async function probe(address: string): Promise<Probed> {
  const start = performance.now();
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    const retryAfter = response.headers.get('retry-after');
    return { ms: performance.now() - start, status: response.status, retryAfter };
  } catch {
    return { ms: performance.now() - start, status: 0, retryAfter: null };
  }
}

/** Requests `address` every so many milliseconds, without waiting for responses, until it is stopped. */
export function probing(address: string, everyMs: number): { stop(): Promise<Probed[]> } {
  const sent: Promise<Probed>[] = [];
  const timer = setInterval(() => sent.push(probe(address)), everyMs);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}
