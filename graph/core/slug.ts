import { validate as isUuid } from 'uuid';

/** Most characters of a slug. */
export const LONGEST_SLUG = 80;

/**
 * A name as it stands in an address: lower case, accents of Latin, Greek and Cyrillic letters left out, other scripts kept.
 * Null when nothing of the name can stand there.
 */
export function slugOf(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  const slug = cutSlug(plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'), LONGEST_SLUG);
  // An address with an id means that product.
  return isUuid(slug) ? `product-${slug}` : slug || null;
}

/** At most `length` characters, with no hyphen at either end and no half of a letter. */
export function cutSlug(text: string, length: number): string {
  return text
    .replace(/^-/, '')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-$/, '');
}

/** Most earlier texts of a thing. */
const MOST_FORMER = 20;

/** The earlier texts with the one that is replaced now, without the new one. */
export function withFormer(former: string[], before: string, after = before): string[] {
  if (after === before) return former;
  return [...former.filter((each) => each !== before && each !== after), before].slice(-MOST_FORMER);
}

/** The slug, with the first number that makes it free when it is taken: "shoes-2". */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let n = 2;
  while (isTaken(`${slug}-${n}`)) n += 1;
  return `${slug}-${n}`;
}
