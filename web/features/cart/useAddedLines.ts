import { useEffect, useState } from 'react';
import { CART_COOKIE, cookieLines } from '#money/cart-cookie';
import { addItem } from './cart.ts';
import { updateCart } from './cart-store.ts';
import { useQuoteLazyQuery } from './Quote.generated.tsx';

/**
 * Moves lines that were added without scripts from the cookie into the cart. Returns whether that is going on. Lines that are
 * not sold are dropped; when the shop cannot be reached the cookie stays for the next visit.
 */
export function useAddedLines(): boolean {
  const [added, setAdded] = useState(() => cookieLines(document.cookie));
  const [fetchQuote] = useQuoteLazyQuery();
  useEffect(() => {
    if (added.length === 0) return;
    const qtyOf = new Map(added.map(({ variantId, qty }) => [variantId, qty]));
    fetchQuote({ variables: { lines: added } })
      .then(({ data }) => {
        for (const { productId, variantId, options, image, product, variant } of data?.cart.lines ?? []) {
          const qty = Math.min(qtyOf.get(variantId) ?? 1, variant?.availableQuantity ?? 0);
          if (!product || !variant || qty === 0) continue;
          const { price, countInStock, availableQuantity } = variant;
          const stock = { countInStock, availableQuantity };
          const line = { productId, variantId, name: product.name, options, image, price, ...stock, qty };
          updateCart((cart) => addItem(cart, line));
        }
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
        document.cookie = `${CART_COOKIE}=; path=/; max-age=0`;
      })
      .catch(() => undefined)
      .finally(() => setAdded([]));
  }, [added]);
  return added.length > 0;
}
