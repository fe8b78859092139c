import { demoLogins } from '../../people/accounts/demo-logins.ts';
import type { CheckoutStock } from '../../trade/checkout/checkout.entity.ts';
import { demoProducts } from './demo-products.ts';
import { demoPeople } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { demoVariants } from './variants.ts';

/** What became of a demo order. */
export type DemoState = 'delivered' | 'paid' | 'unpaid' | 'cancelled' | 'refunded';

export interface DemoOrder {
  personEmail: string;
  /** Age in days, with its fraction. */
  daysAgo: number;
  state: DemoState;
  /** `choice` is the index of the variant. */
  lines: { slug: string; choice: number; qty: number }[];
}

const DAYS = 60;

const [shopper] = demoLogins;

/** How the checkout of such an order ended. */
export const stockOf: Record<DemoState, CheckoutStock> = {
  delivered: 'sold',
  paid: 'sold',
  unpaid: 'released',
  cancelled: 'released',
  refunded: 'returned',
};

const productOf = new Map(demoProducts.map((product) => [product.slug, product]));

/** The orders of the last 60 days, oldest first: the same list on every call, one to four a day. */
export function demoOrders(): DemoOrder[] {
  const random = randomFrom('orders 12');
  const orders: DemoOrder[] = [];
  for (let day = DAYS; day >= 1; day--) {
    const count = 1 + Math.floor(random() * 3.4);
    const ages = Array.from({ length: count }, () => day - random() * 0.9).sort((a, b) => b - a);
    for (const daysAgo of ages) orders.push(orderAt(daysAgo, random));
  }
  return orders;
}

/** Pieces of each variant that the demo orders took out of the stock for good, by SKU. */
export function piecesSold(): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { state, lines } of demoOrders()) {
    if (stockOf[state] !== 'sold') continue;
    for (const { slug, choice, qty } of lines) {
      const { sku } = demoVariants(productOf.get(slug)!)[choice]!;
      sold.set(sku, (sold.get(sku) ?? 0) + qty);
    }
  }
  return sold;
}

function orderAt(daysAgo: number, random: Random): DemoOrder {
  const sold = demoProducts.filter(({ addedDaysAgo }) => addedDaysAgo > daysAgo);
  const products = new Set(Array.from({ length: 1 + Math.floor(random() * 2.6) }, () => pick(sold, random)));
  return {
    personEmail: random() < (daysAgo < 9 ? 0.25 : 0.04) ? shopper.email : pick(demoPeople, random).email,
    daysAgo,
    state: stateAt(daysAgo, random()),
    lines: [...products].map((product) => ({
      slug: product.slug,
      choice: Math.floor(random() * demoVariants(product).length),
      qty: random() < 0.8 ? 1 : 2,
    })),
  };
}

/** Goods are delivered after some days, and unpaid orders are cancelled after some. */
function stateAt(daysAgo: number, chance: number): DemoState {
  if (daysAgo < 3) return chance < 0.25 ? 'unpaid' : 'paid';
  if (chance < 0.07) return 'cancelled';
  if (chance < 0.12) return 'refunded';
  return daysAgo < 6 && chance < 0.5 ? 'paid' : 'delivered';
}

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;
