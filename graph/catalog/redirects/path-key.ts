import { isCleanLine } from '../../core/validation.ts';

/** Most characters of a path. */
export const LONGEST_PATH = 500;

/** Shopify has the address of a product within a collection as well. */
const IN_COLLECTION = /^\/collections\/[^/]+(\/products\/[^/]+)$/;

/** The key of a path of an earlier shop, however it is spelled: without query, end slash and capitals. Null for none that can be stored. */
export function pathKey(path: string): string | null {
  const decoded = decode(path.split(/[?#]/, 1)[0]!);
  if (decoded === null || decoded.length > LONGEST_PATH || !isCleanLine(decoded)) return null;
  const spelled = decoded.normalize('NFC').toLowerCase();
  const key = spelled.length > 1 && spelled.endsWith('/') ? spelled.slice(0, -1) : spelled;
  if (!/^\/(?![/\\])/.test(key)) return null;
  return IN_COLLECTION.exec(key)?.[1] ?? key;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
