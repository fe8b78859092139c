/** A JSON Schema (draft 2020-12, as OpenAPI 3.1 uses it). */
export type Schema = { readonly [keyword: string]: unknown };

export const id = { type: 'string', format: 'uuid' };
export const time = { type: 'string', format: 'date-time' };
export const timeOrNull = { type: ['string', 'null'], format: 'date-time' };
export const string = { type: 'string' };
export const count = { type: 'integer', minimum: 0 };
export const rating = { type: 'integer', minimum: 1, maximum: 5 };
export const money = { type: 'number', minimum: 0, description: 'At most two decimals, such as 89.99.' };
/** Forms send all values as texts. */
export const orText = (type: string, description: string) => ({ type: [type, 'string'], description });

/** An object whose properties are required, except those whose names are followed by a question mark. */
export function object(given: Record<string, Schema>): Schema {
  const required = Object.keys(given).filter((name) => !name.endsWith('?'));
  const properties = Object.entries(given).map(([name, schema]) => [name.replace('?', ''), schema]);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

export const reviewFields = { _id: id, id, name: string, rating, comment: string, createdAt: time };
export const productFields = {
  _id: id,
  id,
  name: string,
  image: { type: 'string', description: 'A path on this server, or an absolute address.' },
  brand: string,
  category: string,
  description: string,
  price: money,
  countInStock: count,
  rating: {
    type: 'number',
    minimum: 0,
    maximum: 5,
    description: 'Exact mean of all reviews; 0 without any.',
  },
  numReviews: count,
  isDraft: { type: 'boolean', description: 'Whether it is not for sale yet. Only admins see drafts.' },
  createdAt: time,
};
export const pixels = { type: ['integer', 'null'], description: 'Null when the picture is not stored here.' };
export const imageFields = { _id: id, id, path: string, alt: string, width: pixels, height: pixels };
export const variantFields = {
  _id: id,
  id,
  options: { ...listOf(string), description: 'Its value of each option, in the order of the options.' },
  sku: { type: ['string', 'null'], description: "The shop's own number of it." },
  price: money,
  compareAtPrice: { ...money, type: ['number', 'null'], description: 'What it cost before it was reduced.' },
  countInStock: count,
};
/** Orders have only what was set of what an address need not have. */
export const addressSchema = object({
  address: string,
  city: string,
  postalCode: string,
  country: string,
  'recipient?': { type: 'string', description: 'When that is not the buyer.' },
  'company?': string,
  'line2?': { type: 'string', description: 'Apartment, floor or building.' },
  'region?': string,
  'phone?': string,
  'taxId?': { type: 'string', description: 'Tax number of the company.' },
});
export const priceFields = { itemsPrice: money, shippingPrice: money, taxPrice: money, totalPrice: money };
