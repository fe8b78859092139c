/** Whether the server responds. `navigator.onLine` is no proof: it is true on a network without a connection, too. */
export const canReachShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
