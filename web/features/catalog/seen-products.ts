/** What the row of products that were looked at shows of each. Prices are left out: they would be of that day. */
export interface SeenProduct {
  id: string;
  name: string;
  image: string;
}

/** Of this browser alone: the server does not get it. */
const KEY = 'seen';
const MOST = 9;

/** The products that were looked at in this browser, the last one first; none when what is stored is broken. */
export function readSeen(): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a product in front. */
export function rememberSeen({ id, name, image }: SeenProduct): void {
  const others = readSeen().filter((seen) => seen.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ id, name, image }, ...others].slice(0, MOST)));
  } catch {
    // Storage is full.
  }
}

function isSeen(value: unknown): value is SeenProduct {
  const { id, name, image } = (value ?? {}) as Record<string, unknown>;
  return [id, name, image].every((text) => typeof text === 'string' && text !== '');
}
