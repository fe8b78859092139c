import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isMeasured } from '#money/measured-path';
import { readCart } from '../../features/cart/cart-store.ts';
import { isJustBought } from '../../features/orders/just-bought.ts';
import { useShownScreen } from '../../router/shown-screen.ts';
import { useSettings } from '../../ui/settings.ts';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { addedItems, itemsOfCart } from './added-items.ts';
import { isMeasuredDocument } from './load-script.ts';
import { OrderPlacedDocument, type OrderPlacedQuery } from './OrderPlaced.generated.tsx';
import { ProductViewedDocument, type ProductViewedQuery } from './ProductViewed.generated.tsx';
import { reportEvent, reportWaiting } from './shop-events.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The last order that was reported, so that loading its page again does not report it twice. */
const REPORTED = 'reportedOrder';
/** The path of the screen before, which may have been in another document. */
const BEFORE = 'pathBefore';

/** The page itself says what could not be loaded. */
const ignore = () => undefined;

/** Reports what the visitor does, once it may be counted. */
export function useEvents(isOn: boolean): void {
  const client = useApolloClient();
  const { currency } = useSettings();
  const { pathname } = useLocation();
  const { screen, params } = useShownScreen().match;

  useEffect(() => {
    if (!isOn) return;
    let last = readCart();
    return subscribeToStorage(() => {
      const cart = readCart();
      for (const item of addedItems(last, cart)) reportEvent({ name: 'added_to_cart', currency, ...item });
      last = cart;
    });
  }, [isOn, currency]);

  // The screen and its parameters follow from the path.
  useEffect(() => {
    if (!isOn) return;
    const from = sessionStorage.getItem(BEFORE);
    sessionStorage.setItem(BEFORE, pathname);
    if (isMeasured(pathname) && isMeasuredDocument()) {
      reportWaiting();
      reportEvent({ name: 'page_viewed', path: pathname });
    }
    const { id = '', keyword } = params;
    if (keyword) reportEvent({ name: 'search', keyword });
    if (/^\/product(?:screen)?\/:id$/.test(screen.path)) reportProduct(id).catch(ignore);
    if (screen.path === '/order/:id' && isJustBought(id)) reportOrder(id).catch(ignore);
    if (from === '/cart' && /^\/(?:login|shipping)$/.test(pathname)) reportCheckout();
  }, [isOn, pathname]);

  async function reportProduct(key: string) {
    const variables = ID.test(key) ? { id: key } : { slug: key };
    const { data } = await client.query<ProductViewedQuery>({ query: ProductViewedDocument, variables });
    if (!data) return;
    const { id, variants } = data.product;
    const price = Math.min(...variants.map((variant) => variant.price));
    reportEvent({ name: 'product_viewed', productId: id, price, currency });
  }

  async function reportOrder(id: string) {
    if (sessionStorage.getItem(REPORTED) === id) return;
    sessionStorage.setItem(REPORTED, id);
    const { data } = await client.query<OrderPlacedQuery>({ query: OrderPlacedDocument, variables: { id } });
    if (!data) return;
    const { totalPrice: value, orderItems } = data.order;
    const items = orderItems.map(({ product: productId, price, qty: quantity }) => ({
      productId,
      price,
      quantity,
    }));
    reportEvent({ name: 'order_placed', value, currency: data.order.currency, items });
  }

  function reportCheckout() {
    const items = itemsOfCart(readCart());
    const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    reportEvent({ name: 'checkout_begun', value, currency, items });
  }
}
