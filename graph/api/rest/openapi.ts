import type { ErrorCode, HttpStatus } from '../../core/errors.ts';
import { sections } from './routes.ts';
import type { Access, RowDescription } from './row.ts';
import { ref, schemas } from './schemas.ts';

const tagDescriptions: Readonly<Record<string, string>> = {
  Products: 'The catalogue, its reviews, and edits by staff.',
  Users: 'Registration, sign-in, profiles, and the accounts that staff manage.',
  Orders: 'Placing, paying, reading and delivering orders.',
  Payments: 'What a payment widget is opened with.',
  Pictures: 'Uploads of pictures.',
};

/** The description of the API as an OpenAPI 3.1 document, made of the table of rows. */
export function openApi(shopName: string, httpStatus: HttpStatus) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, rows] of Object.entries(sections)) {
    for (const row of rows) {
      const path = `/api${row.path}`;
      paths[path] = { ...paths[path], [row.method]: operation(row, tag, httpStatus) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName} REST API`,
      version: '1.0.0',
      description:
        'Products, accounts and orders of the shop over plain HTTP. Signing in sets a session cookie. Money is in decimal numbers of at most two decimals, times are ISO 8601 in UTC. Every error is `{ message, code }`.',
      contact: { name: shopName },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.keys(sections).map((name) => ({ name, description: tagDescriptions[name] })),
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: '`__Host-session` over HTTPS.',
        },
      },
    },
  };
}

/** The errors of a row by HTTP status: its own, and those that follow from its access, method and path. */
export function errorsByStatus(row: RowDescription, httpStatus: HttpStatus): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>(row.errors);
  if (row.access !== 'anyone') codes.add('UNAUTHENTICATED');
  // Requests from other sites that change data are refused as well.
  if (!['anyone', 'buyer', 'shopper'].includes(row.access) || row.method !== 'get') codes.add('FORBIDDEN');
  if (row.path.includes('{')) codes.add('NOT_FOUND');
  // Also for a request with two Host headers.
  codes.add('BAD_USER_INPUT');
  if (row.method !== 'get') codes.add('TOO_LARGE');
  codes.add('INTERNAL');
  const byStatus = Map.groupBy(codes, (code) => httpStatus[code]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function operation(row: RowDescription, tag: string, httpStatus: HttpStatus) {
  const { method, path, summary, access, query = {}, headers = {}, body, status = 200 } = row;
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    description: `${summary}. For: ${callers(access)}.`,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...(path.match(/(?<=\{)\w+/g) ?? []).map((name) => parameter('path', name, 'Identifier.', true)),
      ...Object.entries(query).map(([name, text]) => parameter('query', name, text)),
      ...Object.entries(headers).map(([name, text]) => parameter('header', name, text)),
    ],
    ...(body && {
      requestBody: { required: !body.optional, content: { [body.content]: { schema: body.schema } } },
    }),
    responses: {
      [status]: success(row),
      ...Object.fromEntries(
        [...errorsByStatus(row, httpStatus)].map(([code, errors]) => [code, failure(errors)]),
      ),
    },
  };
}

/** Who may call a path, in words. */
export function callers(access: Access): string {
  if (access === 'anyone') return 'anyone';
  if (access === 'buyer') return 'signed-in people, and guests who are buying';
  if (access === 'shopper') return 'signed-in people';
  return `staff with the permission ${access}`;
}

function parameter(place: 'path' | 'query' | 'header', name: string, description: string, required = false) {
  return { in: place, name, description, required, schema: { type: 'string' } };
}

function success({ response, responseHeaders = {} }: RowDescription) {
  return {
    description: 'Done.',
    content: { 'application/json': { schema: response } },
    headers: Object.fromEntries(
      Object.entries(responseHeaders).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    ),
  };
}

function failure(codes: ErrorCode[]) {
  return { description: codes.join(', '), content: { 'application/json': { schema: ref('Error') } } };
}
