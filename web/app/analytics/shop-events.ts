import { isMeasured } from '#money/measured-path';
import { hasScript } from './load-script.ts';

/** Something that is bought. Prices are in minor units. */
export interface EventItem {
  productId: string;
  variantId?: string;
  price: number;
  quantity: number;
}

/** What scripts may count. Amounts are in minor units of the currency; nothing says who the visitor is. */
export type ShopEvent =
  | { name: 'page_viewed'; path: string }
  | { name: 'search'; keyword: string }
  | { name: 'product_viewed'; productId: string; price: number; currency: string }
  | ({ name: 'added_to_cart'; currency: string } & EventItem)
  | { name: 'checkout_begun'; value: number; currency: string; items: EventItem[] }
  | { name: 'order_placed'; value: number; currency: string; items: EventItem[] };

declare global {
  interface Window {
    /** All events of this document, for a script that is loaded after the first ones. */
    shopEvents?: ShopEvent[];
  }
}

const WAITING = 'shopEvents';
/** Most events that wait for a page that may be counted. */
const MOST_WAITING = 20;

/** Reports what happened as `shop:event`. Where no script may be, such as in the checkout, it waits for the next page of the catalogue. */
export function reportEvent(event: ShopEvent): void {
  if (!isMeasured(location.pathname) && !hasScript()) {
    sessionStorage.setItem(WAITING, JSON.stringify([...waiting(), event].slice(-MOST_WAITING)));
    return;
  }
  window.shopEvents = [...(window.shopEvents ?? []), event];
  window.dispatchEvent(new CustomEvent('shop:event', { detail: event }));
}

/** Reports what has waited. */
export function reportWaiting(): void {
  const events = waiting();
  sessionStorage.removeItem(WAITING);
  for (const event of events) reportEvent(event);
}

function waiting(): ShopEvent[] {
  try {
    const events = JSON.parse(sessionStorage.getItem(WAITING) ?? '[]');
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}
