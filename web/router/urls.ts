/** Addresses of the shop's screens. `encodeURIComponent` keeps a keyword such as "50% / 2" in one path segment. */
export const homeUrl = (page = 1) => (page > 1 ? `/page/${page}` : '/');

/** Search results; a blank keyword leads home. */
export function searchUrl(keyword: string, page = 1): string {
  const word = keyword.trim();
  if (!word) return '/';
  return `/search/${encodeURIComponent(word)}${page > 1 ? `/page/${page}` : ''}`;
}

/** The product's own page, as cards link to it. */
export const productUrl = (id: string) => `/productscreen/${id}`;

/** The address that search engines list. */
export const canonicalProductUrl = ({ id, slug }: { id: string; slug?: string | null }) =>
  slug ? `/product/${encodeURIComponent(slug)}` : productUrl(id);

/** The same page, as cart and order lines link to it. */
export const productLineUrl = (id: string, variantId?: string) =>
  variantId ? `/product/${id}?variant=${variantId}` : `/product/${id}`;

export const categoryUrl = (slug: string) => `/category/${encodeURIComponent(slug)}`;

export const collectionUrl = (slug: string) => `/collection/${encodeURIComponent(slug)}`;

export const infoUrl = (slug: string) => `/info/${encodeURIComponent(slug)}`;

export const brandUrl = (brand: string) => `/brand/${encodeURIComponent(brand)}`;

/** Everything that is sold. */
export const productsUrl = '/products';

/** Everything that is reduced. */
export const offersUrl = '/offers';

/** The wish list. */
export const savedUrl = '/saved';
export const agreedTextUrl = (id: string) => `/agreed/${id}`;

/** Where the link to an order that was made without an account is asked for; with a token in the fragment it shows the order. */
export const orderLinkUrl = '/order/link';

export const orderUrl = (id: string) => `/order/${id}`;

/** The own orders with pictures and words. */
export const ordersUrl = '/orders';

/** A page of the table of the own orders, which stand below the profile. */
export const myOrdersUrl = (page: number) => `/profile?page=${page}#orders`;

/** Escaped, so that an address cannot add a subject or other recipients. */
export const mailUrl = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

export const loginUrl = (redirect = '/') =>
  redirect === '/' ? '/login' : `/login?redirect=${redirectParam(redirect)}`;

/** Where links to a lost account are asked for. */
export const forgotUrl = '/forgot';

export const signUrl = (redirect = '/') => `/sign/?redirect=${redirectParam(redirect)}`;

/** The page number in an address; anything but a positive whole number means the first page. */
export function pageNumber(text: string | undefined): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(1, page);
}

/** Keeps slashes readable, as in `?redirect=/shipping`. */
const redirectParam = (path: string) => encodeURIComponent(path).replaceAll('%2F', '/');
