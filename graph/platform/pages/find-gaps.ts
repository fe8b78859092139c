/** Text of at most 300 characters in square brackets that is neither a link nor escaped: `[Your company]`, not `[our terms](/info/terms)` or `\[sic]`. */
export const GAP = /(?<!\\)\[([^[\]]{1,300})\](?!\()/g;
/** Most that are named. */
const MOST = 50;

/** What is still to be filled in, each once, in the order of the text. */
export function findGaps(body: string): string[] {
  const texts = Array.from(body.matchAll(GAP), ([, text = '']) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(texts)].slice(0, MOST);
}
