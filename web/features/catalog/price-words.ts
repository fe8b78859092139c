const MAX = new Set(['under', 'below', 'less than', 'cheaper than', 'up to', 'max']);
const MIN = new Set(['over', 'above', 'more than', 'at least', 'min']);
const CURRENCY = /^(?:[₹$€£]|rs\.?|inr|usd|eur|gbp|rupees?|dollars?|euros?)$/i;
const AMOUNT = /^[₹$€£]?(\d{1,7}(?:,\d{3})?(?:\.\d{1,2})?)[₹$€£]?$/;
/** What two numbers after it are instead of prices. */
const OTHER = /^(?:ages?|aged|sizes?|years?)$/i;

/** The keyword without the words that say a price, and their parameters of the address; null when it says none. */
export interface PriceWords {
  keyword: string;
  query: string;
}

/** Reads a price at the end of a keyword: "shoes under 500", "at least 50", "lamps 50 to 100". */
export function readPriceWords(keyword: string): PriceWords | null {
  const words = keyword.split(/\s+/).filter((word) => word && !CURRENCY.test(word));
  const last = amountOf(words.at(-1));
  if (!last) return null;
  const before = (count: number) =>
    words
      .slice(-1 - count, -1)
      .join(' ')
      .toLowerCase();
  const without = (count: number) => words.slice(0, words.length - count);
  for (const count of [1, 2]) {
    const limit = MAX.has(before(count)) ? 'max' : MIN.has(before(count)) && 'min';
    if (limit) return { keyword: without(1 + count).join(' '), query: `?${limit}=${last}` };
  }
  const first = amountOf(words.at(-3));
  if (!first || Number(first) > Number(last) || !/^(?:to|and|-|–)$/.test(before(1))) return null;
  const [rest, opening] = [without(3), words.at(-4)?.toLowerCase()];
  const isOpened = opening === 'between' || opening === 'from';
  if ((before(1) === 'and' && opening !== 'between') || OTHER.test(opening ?? '')) return null;
  return { keyword: (isOpened ? without(4) : rest).join(' '), query: `?min=${first}&max=${last}` };
}

const amountOf = (word = '') => AMOUNT.exec(word)?.[1]?.replace(',', '');
