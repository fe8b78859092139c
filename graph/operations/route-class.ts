/** First parts of addresses that are counted under their own name; everything else is a page. */
const OWN = new Set(['graphql', 'api', 'webhooks', 'sandbox', 'uploads', 'images', 'assets', 'playground']);
const HEALTH = new Set(['livez', 'readyz']);

/** The kind of thing at an address, of which there are few, so that strangers cannot make metrics without end. */
export function routeClass(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  if (HEALTH.has(first)) return 'health';
  return OWN.has(first) ? first : 'page';
}
