/**
 * Lets work on the same thing begin after what this process does to it already, since it may find nothing left to do.
 * It does not keep anybody out: who has waited `patience` milliseconds begins all the same, and other processes are not
 * asked, so that whatever must not happen twice has to be locked in the database.
 */
export function takeTurns(patience = 500) {
  const running = new Map<string, Promise<unknown>>();
  return async <T>(thing: string, work: () => Promise<T>): Promise<T> => {
    const earlier = running.get(thing);
    if (earlier) await atMost(patience, earlier);
    const result = work();
    const end = result.then(
      () => {},
      () => {},
    );
    running.set(thing, end);
    void end.then(() => running.get(thing) === end && running.delete(thing));
    return result;
  };
}

async function atMost(patience: number, earlier: Promise<unknown>): Promise<void> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([earlier, enough]);
  clearTimeout(timer);
}
