const MOST = 80;

/** The last part of the address of a thing with this name: "Café & Bar" gives "cafe-bar"; `fallback` when nothing is left. */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, MOST).join('').replace(/-$/, '') || fallback;
}

/** The slug, with the first number that makes it free when it is taken: "shoes-2". */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let n = 2;
  while (isTaken(`${slug}-${n}`)) n += 1;
  return `${slug}-${n}`;
}
