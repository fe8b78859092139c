// Browsers drop control characters from an address and read a backslash as a slash, so neither may appear.
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * The target of a `redirect` query parameter, if it is a path of this shop, else `/`.
 * Anything that a browser could take for another site is refused, also after resolving dots: `/..//evil`.
 */
export function safeRedirect(value: string | null): string {
  if (!value || !OWN_PATH.test(value)) return '/';
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') ? '/' : value;
}
