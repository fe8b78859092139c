import { orderSchemas } from './order-schemas.ts';
import {
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
  ProductChanges: object({
    'name?': string,
    'price?': orText('number', 'A decimal number of at most two decimals.'),
    'image?': {
      type: 'string',
      description: 'A path such as the one that an upload returns, or an https address.',
    },
    'brand?': string,
    'category?': string,
    'countInStock?': orText('integer', 'Units that can be bought.'),
    'description?': string,
    'isDraft?': { type: 'boolean' },
    'id?': { ...id, description: 'If sent, the one in the address.' },
  }),
  ReviewInput: object({ rating: orText('integer', 'Stars, 1 to 5.'), comment: string, 'id?': id }),
  User: object({
    _id: id,
    id,
    name: string,
    email: string,
    isAdmin: { type: 'boolean' },
    // Of an address that is to replace the one that signs in it is false.
    isVerified: { type: 'boolean' },
  }),
  Registration: object({ name: string, email: string, password: string }),
  Credentials: object({ email: string, password: string }),
  ProfileChanges: object({
    'name?': string,
    'email?': string,
    'password?': { ...string, description: 'Empty means unchanged.' },
  }),
  UserChanges: object({ id, 'name?': string, 'email?': string, 'isAdmin?': { type: 'boolean' } }),
  ...orderSchemas,
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
  Error: object({
    message: { type: 'string', minLength: 1, description: 'For people.' },
    code: { type: 'string', description: 'For programs; it does not change.' },
    'fields?': {
      type: 'object',
      additionalProperties: string,
      description: 'A message for each wrong field.',
    },
    'lines?': {
      ...listOf(
        object({
          productId: string,
          variantId: string,
          name: string,
          reason: { enum: ['PRICE_CHANGED', 'OUT_OF_STOCK', 'NO_LONGER_SOLD'] },
          'price?': { ...money, description: 'The current price.' },
          'available?': { ...count, description: 'Units in stock.' },
        }),
      ),
      description: 'The lines of the cart that cannot be bought as they are.',
    },
    'quote?': { ...object(priceFields), description: 'The prices of the cart as they are.' },
    'order?': { ...id, description: 'The order that the cart was bought by.' },
    'countInStock?': count,
  }),
} satisfies Record<string, Schema>;
