import {
  addressSchema,
  id,
  listOf,
  money,
  object,
  orText,
  priceFields,
  string,
  time,
  timeOrNull,
} from './schema-parts.ts';

/** The schemas of a cart that is ordered and of an order. */
export const orderSchemas = {
  Cart: object({
    cartItems: {
      ...listOf(
        object({
          '_id?': { ...id, description: 'The product, unless `product` names it.' },
          'product?': { ...id, description: 'The product.' },
          'variant?': { ...id, description: 'The variant; needed for a product that has several.' },
          qty: orText('integer', 'Units, 1 to 10000.'),
          'price?': orText('number', 'The price that the shopper was shown; a different one is a 409.'),
        }),
      ),
      description: 'At most 100 lines. Other properties of a line are not looked at.',
    },
    shippingAddress: addressSchema,
    'billingAddress?': addressSchema,
    'paymentMethode?': { type: 'string', description: 'Also read as `paymentMethod`; PayPal unless given.' },
    'shippingMethodId?': {
      type: ['string', 'null'],
      description:
        'How it is shipped: the id of a shipping method, as `cart.shippingMethods` of the GraphQL API lists them. Left out or empty, the first that ships the order. One that does not ship it is a 409 SHIPPING_UNAVAILABLE.',
    },
    'cartId?': {
      type: ['string', 'null'],
      description:
        'A random UUID made for this cart, kept until it is ordered. A cart is bought once: later it is a 409 CART_ORDERED with the `order`. Left out or empty, only the payment is used once.',
    },
    'note?': {
      type: ['string', 'null'],
      description: 'What the buyer writes to the shop: plain text, at most 500 characters.',
    },
    'paymentResult?': {
      type: ['string', 'object', 'null'],
      description:
        'The id of the payment that was made for this cart, or an object with it as `id`. Sent again it returns the same order. Without it the order is placed unpaid.',
    },
    'itemPrice?': orText(
      'number',
      'Also read as `itemsPrice`. Prices are only compared with the right ones.',
    ),
    'taxPrice?': orText('number', 'What the shopper was shown.'),
    'shippingPrice?': orText('number', 'What the shopper was shown.'),
    'totalPrice?': orText('number', 'What the shopper was shown.'),
    'codes?': {
      type: ['array', 'string', 'null'],
      items: string,
      description: 'Discount codes, 5 at most: a list of texts. Anything else is not looked at.',
    },
    'agreedPages?': {
      type: ['array', 'string', 'null'],
      items: object({ pageId: id, version: { type: 'integer' } }),
      description:
        'The texts that the buyer agrees to, where the shop wants it: their present versions, or a 409 TERMS_NOT_AGREED with the `pages`. Anything but a list is not looked at.',
    },
    'user?': {
      type: ['object', 'string', 'null'],
      description: 'Without a session: `{name, email}` of who orders without an account.',
    },
  }),
  Order: object({
    _id: id,
    id,
    number: { type: 'integer', minimum: 1, description: 'The number by which people name it, as in #1049.' },
    user: object({ name: string, email: string }),
    orderItems: listOf(
      object({
        _id: id,
        id,
        product: id,
        'variant?': { ...id, description: 'Like the next two, left out in lists of orders.' },
        'options?': { ...listOf(string), description: 'The values of its options.' },
        'sku?': { type: ['string', 'null'], description: "The shop's own number of the variant." },
        name: string,
        image: string,
        price: money,
        qty: { type: 'integer', minimum: 1 },
      }),
    ),
    shippingAddress: addressSchema,
    'billingAddress?': {
      ...addressSchema,
      description: 'Where the bill goes, when that is another address.',
    },
    paymentMethod: string,
    paymentMethode: string,
    paymentResult: {
      anyOf: [object({ id: string }), { type: 'null' }],
      description: 'The payment that paid it; null while it is unpaid.',
    },
    refundedAmount: { ...money, description: 'What was given back of it.' },
    ...priceFields,
    itemPrice: money,
    currency: { ...string, description: 'ISO 4217 code of its amounts.' },
    'discountPrice?': {
      ...money,
      description: 'What was taken off items and shipping; left out without a discount.',
    },
    isPaid: { type: 'boolean' },
    paidAt: timeOrNull,
    isDelivered: { type: 'boolean' },
    deliveredAt: timeOrNull,
    'fulfillments?': {
      ...listOf(
        object({
          _id: id,
          id,
          state: { ...string, enum: ['shipped', 'delivered'] },
          shippedAt: time,
          deliveredAt: timeOrNull,
          carrier: { type: ['string', 'null'] },
          trackingNumber: { type: ['string', 'null'] },
          trackingUrl: { type: ['string', 'null'], description: 'Page that tracks it.' },
          lines: listOf(object({ orderItem: id, qty: { type: 'integer', minimum: 1 } })),
        }),
      ),
      description: 'What was shipped of it, oldest first; left out in lists of orders.',
    },
    'note?': {
      ...string,
      description: 'What the buyer wrote when ordering; left out where there is nothing.',
    },
    cancelledAt: timeOrNull,
    createdAt: time,
  }),
};
