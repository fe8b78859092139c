import { type GraphQLField, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { TestClient } from '../testing/test-client.ts';
import type { Args } from './graphql-calls.ts';

/** The response to a query of one field: its text and the parsed result. */
export interface FieldResponse {
  status: number;
  text: string;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: { code: string } }[];
  /** "ok", or the code of the first error. */
  code: string;
}

/** A field of Query or Mutation by its name, such as "Query.order of a stranger". */
export function rootField(schema: GraphQLSchema, row: string): GraphQLField<unknown, unknown> {
  const [type = '', name = ''] = (row.split(' ')[0] ?? '').split('.');
  const root = schema.getType(type);
  const field = isObjectType(root) && root.getFields()[name];
  if (!field) throw new Error(`The schema has no ${row}.`);
  return field;
}

/** All paths from a field to every field below it, such as "Query.order.user.email". Types have no cycles. */
export function* waysBelow(way: string, field: GraphQLField<unknown, unknown>): Generator<[string, string]> {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return;
  for (const below of Object.values(type.getFields())) {
    yield [`${way}.${below.name}`, `${type.name}.${below.name}`];
    yield* waysBelow(`${way}.${below.name}`, below);
  }
}

/**
 * The document that queries a root field, with its arguments as variables, and selects every field that `wanted` accepts: none by
 * default, for calls that are refused before anything below is resolved.
 */
export function documentOf(
  root: string,
  field: GraphQLField<unknown, unknown>,
  args: Args,
  wanted: (way: string, field: string) => boolean = () => false,
): string {
  const given = field.args.filter(({ name }) => name in args);
  const variables = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const values = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  const selected = selection(`${root}.${field.name}`, field, wanted);
  return `${root.toLowerCase()} Asked${inBrackets(variables)} { ${field.name}${inBrackets(values)}${selected} }`;
}

/**
 * Whether it is read elsewhere, since it exceeds the limits here: the nodes of edges, the timeline and returns of many orders, what was agreed of an
 * order that a change returns, the withdrawals of an order but where one is declared, its custom fields but where they are set, the texts that the buyer of an order agreed to but in the order itself, what an order was exchanged for but in the order itself, the tax and the shipping method of an order but where many are read, until when an exchange waits but in the list of returns, descriptions of products beside a product in other forms, and of their reviews the pictures and those by pages, products of the home page, units on backorder but where orders are read or in a payload, and what entries of a timeline are about that the order has itself.
 */
const isRead = (way: string) =>
  /\.(edges\.node|orders\.timeline|tagOrders\.orders\.returns|nodes\.(credit|fulfillment|return)\.(?!id$)\w+)$/.test(
    way,
  ) ||
  /^Mutation\.\w*Fulfillment\w*\.order\.customFields$/.test(way) ||
  /^Mutation\.\w+\.order\.(billingAddress|paymentChoice|shippingMethod|taxLines)$/.test(way) ||
  /^(Query\.ordersByNumber|Mutation\.(?!startCheckout)\w+(\.\w+)*)\.agreedTexts$/.test(way) ||
  /^(Query\.(order|ordersByNumber)|Mutation\.\w+)\.(customFields|withdrawals)$/.test(way) ||
  /^(Query\.ordersByNumber|Mutation\.\w+)\.exchangedFor\.(?!orderId$)\w+$/.test(way) ||
  /^Query\.(similarProducts|boughtTogether)\.(description(Html|Text)|reviews\.photos|reviewPage\.reviews\.(?!id$)\w+)$/.test(
    way,
  ) ||
  /^(Query\.ordersByNumber|Mutation\.\w+(\.orders)?)\.orderItems\.backorderedQuantity$/.test(way) ||
  /^Query\.home(Page|Preview)\.products\.(?!id$)\w+$/.test(way) ||
  /^Query\.order\.(shippingMethod|taxLines|(exchangedFor|returns\.exchange)\.dueAt)$/.test(way);

function selection(
  way: string,
  field: GraphQLField<unknown, unknown>,
  wanted: (way: string, field: string) => boolean,
): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const below = Object.values(type.getFields())
    .filter(({ name }) => !isRead(`${way}.${name}`))
    .filter(({ name }) => wanted(`${way}.${name}`, `${type.name}.${name}`))
    .map((each) => each.name + selection(`${way}.${each.name}`, each, wanted));
  return ` { ${below.join(' ') || '__typename'} }`;
}

/** Sends a document, as a multipart request when a variable is a file. */
export async function post(client: TestClient, query: string, variables: Args): Promise<FieldResponse> {
  const file = findFile(variables);
  const response = await client.fetch('/graphql', {
    method: 'POST',
    ...(file ? multipart(query, variables, file) : json({ query, variables })),
  });
  const text = await response.text();
  const { data = null, errors = [] } = JSON.parse(text);
  return { status: response.status, text, data, errors, code: errors[0]?.extensions.code ?? 'ok' };
}

function json(body: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The path of a file in variables or in an input of them, and the file. */
function findFile(variables: object, before = ''): [string, Blob] | undefined {
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof Blob) return [`${before}${name}`, value];
    const below = name === 'input' && value ? findFile(value, `${before}${name}.`) : undefined;
    if (below) return below;
  }
}

function multipart(query: string, variables: Args, [path, file]: [string, Blob]) {
  const body = new FormData();
  const withoutFile = (_key: string, value: unknown) => (value instanceof Blob ? null : value);
  body.set('operations', JSON.stringify({ query, variables }, withoutFile));
  body.set('map', JSON.stringify({ 0: [`variables.${path}`] }));
  body.set('0', file, 'picture.png');
  return { headers: { 'apollo-require-preflight': 'true' }, body };
}
