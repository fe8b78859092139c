import { validate as isUuid } from 'uuid';
import { orderNumberIn } from '#money/order-name';
import { phoneSuffixes } from './phone-suffixes.ts';

/** More words of a name than that are ignored. */
const MOST_WORDS = 5;

/** What the text of a search may mean. Null, or empty, where it cannot. */
export interface OrderQuery {
  id: string | null;
  number: number | null;
  /** What the digits of its phone number end in. */
  phones: string[];
  /** Each is a part of the name of the buyer. */
  words: string[];
  email: string | null;
  postalCode: string | null;
  city: string | null;
  tracking: string | null;
  payment: string | null;
  sku: string | null;
  product: string | null;
}

/** What trigrams find: of a shorter text they lead nowhere. */
const indexed = /[\p{L}\p{N}]{3}/u;

/** Whether an address may begin so, or end so from the @ on. */
function mayBeEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  return text.startsWith('@') ? indexed.test(text) : text.includes('@') || text.length >= 3;
}

/** What a text, as `readKeyword` gives it, may mean. */
export function readOrderQuery(text: string): OrderQuery {
  const given = (can: boolean) => (can && text !== '' ? text : null);
  const isNumber = text.startsWith('#') && orderNumberIn(text) !== null;
  const isCode = !isNumber && /\d/.test(text);
  const isText = !isNumber && !text.includes('@');
  const isWords = isText && /\p{L}/u.test(text) && indexed.test(text);
  const compact = text.replace(/[ -]/g, '');
  return {
    id: isUuid(text) ? text : null,
    number: orderNumberIn(text),
    phones: phoneSuffixes(text),
    words: isWords ? text.split(/\s+/).slice(0, MOST_WORDS) : [],
    email: given(!isNumber && mayBeEmail(text)),
    postalCode: given(isCode && /^[\p{L}\d]{3,12}$/u.test(compact)),
    city: given(isText && /^\p{L}./u.test(text)),
    tracking: given(isCode && /^[\p{L}\d]{5,40}$/u.test(compact)),
    payment: given(/^[\w:.-]{8,}$/.test(text)),
    sku: given(isText && compact.length >= 3),
    product: given(isWords),
  };
}
