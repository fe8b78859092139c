import {
  addressSchema,
  count,
  id,
  imageFields,
  listOf,
  money,
  object,
  orText,
  priceFields,
  productFields,
  reviewFields,
  type Schema,
  string,
  time,
  timeOrNull,
  variantFields,
} from './schema-parts.ts';

export const ref = (name: keyof typeof schemas): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The named schemas of the OpenAPI document. */
export const schemas = {
  Product: object(productFields),
  Review: object(reviewFields),
  ProductDetail: object({
    ...productFields,
    images: { ...listOf(object(imageFields)), description: 'Its pictures; `image` is the first.' },
    options: {
      ...listOf(object({ name: string, values: listOf(string) })),
      description: 'What its variants differ in; empty when there is nothing to choose.',
    },
    variants: { ...listOf(object(variantFields)), description: 'In their order, 1 to 100.' },
    reviews: { ...listOf(object(reviewFields)), description: 'Newest first, 100 at most.' },
  }),
  ProductPage: object({
    products: listOf(object(productFields)),
    page: { type: 'integer', minimum: 1 },
    pages: { type: 'integer', minimum: 1 },
    total: count,
  }),
  ProductChanges: object(
    {
      name: string,
      price: orText('number', 'A decimal number of at most two decimals.'),
      image: {
        type: 'string',
        description: 'A path such as the one that an upload returns, or an https address.',
      },
      brand: string,
      category: string,
      countInStock: orText('integer', 'Pieces that can be bought.'),
      description: string,
      isDraft: { type: 'boolean' },
      id: { ...id, description: 'If sent, the one in the address.' },
    },
    ...['name', 'price', 'image', 'brand', 'category', 'countInStock', 'description', 'isDraft', 'id'],
  ),
  ReviewInput: object({ rating: orText('integer', 'Stars, 1 to 5.'), comment: string, id }, 'id'),
  User: object({ _id: id, id, name: string, email: string, isAdmin: { type: 'boolean' } }),
  Registration: object({ name: string, email: string, password: string }),
  Credentials: object({ email: string, password: string }),
  ProfileChanges: object(
    { name: string, email: string, password: { ...string, description: 'Empty means unchanged.' } },
    ...['name', 'email', 'password'],
  ),
  UserChanges: object(
    { id, name: string, email: string, isAdmin: { type: 'boolean' } },
    ...['name', 'email', 'isAdmin'],
  ),
  Cart: object(
    {
      cartItems: {
        ...listOf(
          object(
            {
              _id: { ...id, description: 'The product, unless `product` names it.' },
              product: { ...id, description: 'The product.' },
              variant: { ...id, description: 'The variant; needed for a product that has several.' },
              qty: orText('integer', 'Pieces, 1 to 10000.'),
              price: orText('number', 'The price that the shopper was shown; a different one is a 409.'),
            },
            ...['_id', 'product', 'variant', 'price'],
          ),
        ),
        description: 'At most 100 lines. Other properties of a line are not looked at.',
      },
      shippingAddress: addressSchema,
      billingAddress: addressSchema,
      paymentMethode: { type: 'string', description: 'Also read as `paymentMethod`; PayPal unless given.' },
      paymentResult: {
        type: ['string', 'object', 'null'],
        description:
          'The id of the payment that was made for this cart, or an object with it as `id`. Sent again it returns the same order. Without it the order is placed unpaid.',
      },
      itemPrice: orText('number', 'Also read as `itemsPrice`. Prices are only compared with the right ones.'),
      taxPrice: orText('number', 'What the shopper was shown.'),
      shippingPrice: orText('number', 'What the shopper was shown.'),
      totalPrice: orText('number', 'What the shopper was shown.'),
      codes: {
        type: ['array', 'string', 'null'],
        description: 'Discount codes, 5 at most: a list of texts. Anything else is not looked at.',
      },
      user: {
        type: ['object', 'string', 'null'],
        description: 'Without a session: `{name, email}` of who orders without an account.',
      },
    },
    ...[
      'paymentMethode',
      'paymentResult',
      'itemPrice',
      'taxPrice',
      'shippingPrice',
      'totalPrice',
      'billingAddress',
      'codes',
      'user',
    ],
  ),
  Order: object(
    {
      _id: id,
      id,
      user: object({ name: string, email: string }),
      orderItems: listOf(
        object(
          {
            _id: id,
            id,
            product: id,
            variant: { ...id, description: 'Like the next two, left out in lists of orders.' },
            options: { ...listOf(string), description: 'The values of its options.' },
            sku: { type: ['string', 'null'], description: "The shop's own number of the variant." },
            name: string,
            image: string,
            price: money,
            qty: { type: 'integer', minimum: 1 },
          },
          ...['variant', 'options', 'sku'],
        ),
      ),
      shippingAddress: addressSchema,
      billingAddress: { ...addressSchema, description: 'Where the bill goes, when that is another address.' },
      paymentMethod: string,
      paymentMethode: string,
      paymentResult: {
        anyOf: [object({ id: string }), { type: 'null' }],
        description: 'The payment that paid it; null while it is unpaid.',
      },
      refundedAmount: { ...money, description: 'What was given back of it.' },
      ...priceFields,
      itemPrice: money,
      discountPrice: {
        ...money,
        description: 'What was taken off items and shipping; left out without a discount.',
      },
      isPaid: { type: 'boolean' },
      paidAt: timeOrNull,
      isDelivered: { type: 'boolean' },
      deliveredAt: timeOrNull,
      cancelledAt: timeOrNull,
      createdAt: time,
    },
    ...['billingAddress', 'discountPrice'],
  ),
  PaymentSettings: object({
    keyId: { type: 'string', description: "The shop's public key at the provider: the widget's `key`." },
    scriptUrl: {
      type: 'string',
      description:
        'Address of the script that defines `window.Razorpay`; a path on this server while payments are test payments.',
    },
    currency: { type: 'string', description: 'ISO 4217 code of what is charged.' },
    name: { type: 'string', description: 'Name of the shop.' },
  }),
  Message: object({ message: string }),
  Upload: object({ image: string, message: string }),
  Error: object(
    {
      message: { type: 'string', minLength: 1, description: 'For people.' },
      code: { type: 'string', description: 'For programs; it does not change.' },
      fields: {
        type: 'object',
        additionalProperties: string,
        description: 'A message for each wrong field.',
      },
      lines: {
        ...listOf(
          object(
            {
              productId: string,
              variantId: string,
              name: string,
              reason: { enum: ['PRICE_CHANGED', 'OUT_OF_STOCK', 'NO_LONGER_SOLD'] },
              price: { ...money, description: 'The current price.' },
              available: { ...count, description: 'Pieces in stock.' },
            },
            ...['price', 'available'],
          ),
        ),
        description: 'The lines of the cart that cannot be bought as they are.',
      },
      quote: { ...object(priceFields), description: 'The prices of the cart as they are.' },
      countInStock: count,
    },
    ...['fields', 'lines', 'quote', 'countInStock'],
  ),
} satisfies Record<string, Schema>;
