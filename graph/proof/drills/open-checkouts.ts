import { checkoutInput, type Widget } from '../testing/buying.ts';
import { StartCheckoutDocument } from '../testing/operations.generated.ts';
import { must, signUp } from './people.ts';
import type { ShopClient } from './shop-client.ts';
import type { Stage } from './stage.ts';

const PEOPLE = 20;

/** A checkout and the shopper who started it. */
export interface OpenCheckout {
  id: string;
  payment: Widget;
  client: ShopClient;
}

interface HowMany {
  count: number;
  /** New shoppers, who start them in turn: a shopper's last one alone holds its stock. Twenty unless given. */
  people?: number;
}

/** So many checkouts of one unit of the product. */
export async function openCheckouts(
  url: string,
  productId: string,
  { count, people: peopleCount = PEOPLE }: HowMany,
): Promise<OpenCheckout[]> {
  const people = await signUp(url, Math.min(peopleCount, count), () => {});
  const checkouts: OpenCheckout[] = [];
  let open = count;
  await Promise.all(
    people.map(async (client) => {
      while (open-- > 0) {
        const variables = checkoutInput([{ productId, qty: 1 }]);
        checkouts.push({ ...must(await client.graphql(StartCheckoutDocument, variables)), client });
      }
    }),
  );
  return checkouts;
}

/** The provider takes a payment for each of these orders, and sends no webhook. */
export async function takePayments({ query }: Stage, orders: readonly string[]): Promise<void> {
  await query(
    `insert into sandbox_payment (id, order_id, status, amount, amount_refunded, currency, method, created_at)
     select 'pay_' || substr(md5(id), 1, 14), id, 'captured', amount, 0, currency, 'card', now()
     from sandbox_order where id in (${listed(orders)})`,
  );
  await query(`update sandbox_order set status = 'paid', attempts = 1 where id in (${listed(orders)})`);
}

/** For a condition in SQL. The ids come from the provider. */
export function listed(ids: readonly string[]): string {
  return ["''", ...ids.map((id) => `'${id}'`)].join(', ');
}
