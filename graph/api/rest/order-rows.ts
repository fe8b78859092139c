import { Permission } from '../../core/actor.ts';
import { listRow } from './list-row.ts';
import {
  RestMarkDeliveredDocument,
  RestOrderCartDocument,
  RestOrderDocument,
  RestOrdersDocument,
  RestOwnOrdersDocument,
  RestPayOrderDocument,
} from './operations.generated.ts';
import { cartFieldName, readCart, readGuest } from './read-cart.ts';
import { pathId } from './read-values.ts';
import { orderDetailJson, orderJson } from './replies.ts';
import { type Row, row } from './row.ts';
import { listOf, type Schema } from './schema-parts.ts';
import { ref } from './schemas.ts';

/** Orders of one request: more would exceed the limits of GraphQL. */
const chunk = 50;

const ownId = {
  content: 'text/plain',
  schema: {
    type: 'string',
    description: 'The id again, bare, as JSON text or as `{"id"}`; or nothing.',
  } as Schema,
  optional: true,
} as const;

const rows: Row[] = [
  row('post', '/order', {
    summary:
      'Orders a cart: paid, with a payment that was made before; otherwise unpaid, its stock held for 15 minutes',
    access: 'buyer',
    namesBuyer: (body) => readGuest(body).email !== undefined,
    headers: {
      'Idempotency-Key': 'For an order without a payment: the same key returns the same order.',
    },
    body: { content: 'application/json', schema: ref('Cart') },
    bodyLimit: 4 * 1024 * 1024,
    status: 201,
    response: ref('Order'),
    errors: [
      'PAYMENT_NOT_CONFIRMED',
      'PRICE_CHANGED',
      'OUT_OF_STOCK',
      'CODE_INVALID',
      'TERMS_NOT_AGREED',
      'SHIPPING_UNAVAILABLE',
      'HOLD_LIMIT',
      'PURCHASE_REFUSED',
      'CART_ORDERED',
      'CONFLICT',
      'IDEMPOTENCY_KEY_REUSED',
      'RATE_LIMITED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    operation: RestOrderCartDocument,
    variables: (request) => ({ input: readCart(request) }),
    fieldName: cartFieldName,
    reply: ({ orderCart }) => orderDetailJson(orderCart),
  }),
  listRow('/order', {
    summary: 'All orders, newest first',
    access: Permission.Orders,
    response: listOf(ref('Order')),
    operation: RestOrdersDocument,
    items: ({ orders: { orders, total } }) => ({ list: orders, total }),
    reply: orderJson,
    chunk,
  }),
  listRow('/order/mine', {
    aliases: ['/order/myorders'],
    summary: "One's own orders, newest first",
    access: 'shopper',
    response: listOf(ref('Order')),
    operation: RestOwnOrdersDocument,
    items: ({ me }) => ({ list: me?.orders.orders ?? [], total: me?.orders.total ?? 0 }),
    reply: orderJson,
    chunk,
  }),
  row('get', '/order/{id}', {
    summary: 'One order, for the person who placed it and for admins',
    access: 'buyer',
    response: ref('Order'),
    operation: RestOrderDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: ({ order }) => orderDetailJson(order),
  }),
  row('put', '/order/{id}/pay', {
    summary: 'Asks the payment provider whether an order is paid; it never takes the word of the caller',
    access: 'buyer',
    body: ownId,
    response: ref('Order'),
    errors: [
      'PAYMENT_NOT_CONFIRMED',
      'FORBIDDEN',
      'CONFLICT',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'RATE_LIMITED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
    operation: RestPayOrderDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: ({ payOrder }) => orderDetailJson(payOrder),
  }),
  row('put', '/order/{id}', {
    aliases: ['/order/{id}/deliver'],
    summary: 'Marks an order as delivered; a second call changes nothing',
    access: Permission.Orders,
    body: ownId,
    response: ref('Order'),
    errors: ['CONFLICT'],
    operation: RestMarkDeliveredDocument,
    variables: (request) => ({ id: pathId(request) }),
    reply: ({ markDelivered }) => orderDetailJson(markDelivered),
  }),
];

/** Each path exists below /orders as well. */
export const orderRows: Row[] = rows.map((row) => ({
  ...row,
  aliases: [row.path, ...(row.aliases ?? [])].flatMap((path) => {
    const plural = path.replace(/^\/order/, '/orders');
    return path === row.path ? [plural] : [path, plural];
  }),
}));
