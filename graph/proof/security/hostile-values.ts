import fc from 'fast-check';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

/** A request without its caller. */
export interface Sent {
  /** The target: "GET /api/products", or a field of Query or Mutation. */
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Texts that are known to break programs: delimiters of other languages, invalid numbers, surrogates and control characters. */
const infamous = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00a', '\u202e', '\u0130', '\u0663', '\u{1f468}\u200d\u{1f469}'],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'null', 'undefined', 'true', '[object Object]'],
  ...['NaN', 'Infinity', '-0', '1e309', '0x1F', '1e-7', '01', '9'.repeat(40)],
  ...[
    "' or '1'='1",
    "'; drop table users; --",
    '") or 1=1 --',
    '$1',
    '%',
    '_',
    '\\',
    '%00',
    '%E0%A4%A',
    '|*',
  ],
  ...['../../../etc/passwd', '..%2f..%2fetc', 'file:///etc/passwd', 'javascript:alert(1)', '//evil.example'],
  ...['<svg onload=alert(1)>', '#{7*7}', '{{7*7}}', 'a\r\nSet-Cookie: a=b', '&amp;', '(((a+)+)+)+$'],
];

const hostileText = fc.oneof(
  // PostgreSQL refuses these, JavaScript does not.
  { arbitrary: fc.constantFrom('\0', 'a\0b', 'a\ud800'), weight: 3 },
  { arbitrary: fc.constantFrom(...infamous), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 150 }), weight: 1 },
  { arbitrary: fc.integer({ min: 90, max: 12_000 }).map((length) => 'a'.repeat(length)), weight: 1 },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1.005, 99_999_999, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308),
  fc.integer(),
  fc.double(),
);

/** Any JSON, with keys that have a meaning to programs. */
export const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(hostileText, hostileNumber, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('id', '_id', 'email', 'password', 'isAdmin', 'cartItems', '__proto__'),
        hostileText,
      ),
      tie('value'),
      { maxKeys: 6 },
    ),
  ),
})).value as fc.Arbitrary<unknown>;

const word = fc.constantFrom('lamp', 'Elm Street 1', 'Pune', 'India', '411001', 'a');

/** Valid texts by the name of the field, so that half of all attacks pass the first validation. */
const taken: Record<string, fc.Arbitrary<string>> = {
  email: fc.uuid().map((id) => `${id}@example.com`),
  password: fc.constantFrom('correct horse', 'wrong horse'),
  image: fc.constantFrom('/images/lamp-800.webp', 'https://example.com/lamp.png'),
  paymentMethod: fc.constant('PayPal'),
  paymentMethode: fc.constant('PayPal'),
  idempotencyKey: fc.string({ unit: fc.constantFrom(...'abcdef012345-_'), minLength: 8, maxLength: 12 }),
  paymentId: fc.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
  providerOrderId: fc.stringMatching(/^order_[A-Za-z0-9]{14}$/),
  signature: fc.stringMatching(/^[0-9a-f]{64}$/),
};

/** A text for the field of this name, or an id that exists. */
export function textFor(name: string, ids: string[]): fc.Arbitrary<string> {
  const meant = /id$|^product$/i.test(name) && !taken[name] ? fc.constantFrom(...ids) : (taken[name] ?? word);
  return fc.oneof({ arbitrary: meant, weight: 4 }, { arbitrary: hostileText, weight: 1 });
}

const numbers = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 5 }), weight: 4 }, hostileNumber);

/** The part of JSON Schema that the OpenAPI document of the REST facade uses. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** A body for this schema: mostly of its shape, with hostile parts. */
export function bodyFor(schema: JsonSchema, name: string, ids: string[]): fc.Arbitrary<unknown> {
  const { type, properties, required = [], items } = schema;
  const kinds = [type].flat();
  const meant = properties
    ? fc.record(
        Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, bodyFor(value, key, ids)])),
        { requiredKeys: required },
      )
    : items
      ? fc.array(bodyFor(items, name, ids), { maxLength: 3 })
      : fc.oneof(textFor(name, ids), kinds.includes('boolean') ? fc.boolean() : numbers);
  return fc.oneof({ arbitrary: meant, weight: 40 }, { arbitrary: anyJson, weight: 1 });
}

/** A value for an argument or an input field: mostly of its type, and then mostly with a hostile part. */
export function valueFor(type: GraphQLInputType, name: string, ids: string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: ofType(type, name, ids), weight: 40 },
    { arbitrary: anyJson, weight: 1 },
    { arbitrary: fc.constant(null), weight: isNonNullType(type) ? 1 : 6 },
  );
}

function ofType(type: GraphQLInputType, name: string, ids: string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return ofType(type.ofType, name, ids);
  if (isListType(type)) return fc.array(valueFor(type.ofType, name, ids), { maxLength: 3 });
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, field.name, ids)])),
      { requiredKeys: required },
    );
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isScalarType(type) && type.name === 'Int') return numbers;
  return type.name === 'Boolean' ? fc.boolean() : textFor(name, ids);
}
