import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { literalPattern } from '../../core/keyword.ts';
import { ordersWithProduct, ordersWithSku } from './orders-containing.ts';
import type { OrderQuery } from './read-order-query.ts';
import { CITY_KEY, EMAIL_KEY, PHONE_KEY, POSTAL_KEY } from './search-keys.ts';

/** By what an order is found; the best first. */
export const OrderMatch = {
  ID: 'id',
  NUMBER: 'number',
  PAYMENT: 'payment',
  TRACKING: 'tracking',
  PHONE: 'phone',
  EMAIL: 'email',
  NAME: 'name',
  SKU: 'sku',
  POSTAL_CODE: 'postalCode',
  CITY: 'city',
  PRODUCT: 'product',
} as const;
export type OrderMatch = (typeof OrderMatch)[keyof typeof OrderMatch];

describeEnum('OrderMatch', OrderMatch, 'By what a search finds an order.', {
  ID: 'Its identifier.',
  NUMBER: 'Its number.',
  PAYMENT: 'The id of its payment at the provider.',
  TRACKING: 'The tracking number of a shipment, or the beginning of one.',
  PHONE: 'The end of its phone number, with another country code or without one.',
  EMAIL: 'The beginning of the e-mail address of its buyer, or its end from the @ on.',
  NAME: 'Parts of the name of its buyer.',
  SKU: 'The beginning of the SKU of an item.',
  POSTAL_CODE: 'The beginning of its postal code.',
  CITY: 'The beginning of its city.',
  PRODUCT: 'A part of the name of an item.',
});

/** One way to find orders: a condition on `orders` with what matched, or a SELECT of `order_id` and what matched as `text`. */
export type OrderMatcher = { by: OrderMatch } & (
  | {
      where: RawBuilder<unknown>;
      text: string;
      /** Whether so few have it that they are sorted, rather than all orders searched from the newest on. */
      isRare?: boolean;
      from?: undefined;
    }
  | { from: RawBuilder<unknown>; where?: undefined }
);

/** How to find the orders that a search may mean. `limit` is how many are read of those that other tables lead to. */
export function orderMatchers({ ports }: Pick<Context, 'ports'>, query: OrderQuery, limit: number) {
  const { id, number, phones, words, email, postalCode, city, payment, tracking, sku, product } = query;
  const found: (OrderMatcher | null | false)[] = [
    id !== null && { by: 'id', where: sql`id = ${id}`, text: 'id::text' },
    number !== null && { by: 'number', where: sql`number = ${number}`, text: `'#' || number` },
    payment !== null && { by: 'payment', from: ports.ordersPaidBy(payment, Object.keys(ports.gateways)) },
    tracking !== null && { by: 'tracking', from: ports.ordersTracked(tracking, limit) },
    phones.length > 0 && { by: 'phone', where: anyPhone(phones), text: 'shipping_phone', isRare: true },
    email !== null && { by: 'email', where: hasEmail(email), text: 'customer_email' },
    words.length > 0 && {
      by: 'name',
      where: sql.join(
        words.map((word) => contains('customer_name', word)),
        sql` and `,
      ),
      text: 'customer_name',
    },
    sku !== null && { by: 'sku', from: ordersWithSku(sku, limit) },
    postalCode !== null && {
      by: 'postalCode',
      where: sql`${sql.raw(POSTAL_KEY)} like translate(upper(${postalCode}), ' -', '') || '%'`,
      text: 'shipping_postal_code',
    },
    city !== null && {
      by: 'city',
      where: sql`${sql.raw(CITY_KEY)} like fold_accents(${literalPattern(city)}) || '%'`,
      text: 'shipping_city',
    },
    product !== null && { by: 'product', from: ordersWithProduct(product, limit) },
  ];
  return found.filter((matcher): matcher is OrderMatcher => Boolean(matcher));
}

export const contains = (column: string, text: string) =>
  sql`${sql.ref(column)} ilike ${`%${literalPattern(text)}%`}`;

/** Whatever begins with "@" is inside of addresses. */
function hasEmail(text: string): RawBuilder<unknown> {
  if (text.startsWith('@')) return contains('customer_email', text);
  return sql`${sql.raw(EMAIL_KEY)} like lower(${literalPattern(text)}) || '%'`;
}

/** Orders with a phone number that ends so. The condition names the column, so that the partial index is used. */
export function anyPhone(suffixes: string[]): RawBuilder<unknown> {
  const ends = suffixes.map(
    (digits) => sql`${sql.raw(PHONE_KEY)} like ${`${[...digits].reverse().join('')}%`}`,
  );
  return sql`shipping_phone is not null and (${sql.join(ends, sql` or `)})`;
}
