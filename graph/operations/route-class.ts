/** First segments of paths that are counted under their own name; everything else is a page. */
const OWN = new Set(['graphql', 'api', 'webhooks', 'sandbox', 'uploads', 'images', 'assets', 'playground']);
const HEALTH = new Set(['livez', 'readyz']);

/** The class of a path. There are few, so that requests cannot make unlimited labels. */
export function routeClass(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  if (HEALTH.has(first)) return 'health';
  return OWN.has(first) ? first : 'page';
}
