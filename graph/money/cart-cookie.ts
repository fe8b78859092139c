/** A line of a cart that was filled without scripts. */
export interface CookieLine {
  productId: string;
  variantId: string;
  qty: number;
}

/** The cookie with the lines that were added without scripts. With scripts the cart is in local storage, and adopts them. */
export const CART_COOKIE = 'cart';

/** Most lines: a browser stores a cookie of at most 4 kB. */
export const MAX_COOKIE_LINES = 40;

/** Two UUIDs and a quantity. */
const LINE =
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,3})$/;
/** The lines among the cookies of a request or a page. */
const COOKIE = /(?:^|; ?)cart=([^;]*)/;

/** Reads the value of the cookie and never throws: what is not a line is left out. */
export function parseCookieLines(value: string): CookieLine[] {
  return value
    .split('_')
    .slice(0, MAX_COOKIE_LINES)
    .flatMap((line) => {
      const [, productId, variantId, qty] = LINE.exec(line) ?? [];
      return productId && variantId ? [{ productId, variantId, qty: Number(qty) }] : [];
    });
}

/** The value of the cookie. The ids are lower-case UUIDs. */
export function formatCookieLines(lines: readonly CookieLine[]): string {
  return lines.map(({ productId, variantId, qty }) => `${productId}.${variantId}.${qty}`).join('_');
}

/** The lines of a `Cookie` header or of `document.cookie`. */
export function cookieLines(cookies: string): CookieLine[] {
  const value = COOKIE.exec(cookies)?.[1];
  return value ? parseCookieLines(value) : [];
}

/** The lines with `line` at its old position, else at the end; without it when its quantity is 0. */
export function replaceLine(lines: readonly CookieLine[], line: CookieLine): CookieLine[] {
  const index = lines.findIndex(({ variantId }) => variantId === line.variantId);
  const replaced = index < 0 ? [...lines, line] : lines.with(index, line);
  return replaced.filter(({ qty }) => qty > 0);
}
