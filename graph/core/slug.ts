/** The slug, with the first number that makes it free when it is taken: "shoes-2". */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let n = 2;
  while (isTaken(`${slug}-${n}`)) n += 1;
  return `${slug}-${n}`;
}
