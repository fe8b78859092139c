/** Does the work for all of them, in their order, so many at once. */
export async function inParallel<T>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    }),
  );
}
