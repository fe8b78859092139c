/** Such as "order 019ab0c4-7d1e": the beginning of an id, which searches take; other subjects are words. */
export function shortName(type: string, id: string): string {
  const beginning = /^[0-9a-f]{8}-[0-9a-f]{4}(?=-)/.exec(id)?.[0];
  return beginning ? `${type} ${beginning}` : id;
}
