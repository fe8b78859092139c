import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

/** Requests an address again and again. Returns a function that stops it and returns how many milliseconds each took. */
export function requestMeanwhile(url: string): () => Promise<number[]> {
  const times: number[] = [];
  let running = true;
  const done = (async () => {
    while (running) {
      const start = performance.now();
      const ok = await fetch(url).then(
        async (response) => (await response.text()) && response.ok,
        () => false,
      );
      times.push(ok ? performance.now() - start : Number.POSITIVE_INFINITY);
      await wait(EVERY_MS);
    }
  })();
  return async () => {
    running = false;
    await done;
    return times;
  };
}
