/** Whether the server answers. The browser's own word is no proof: it calls itself online behind a dead network, too. */
export const canReachShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
