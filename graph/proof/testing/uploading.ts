import { request } from 'node:http';
import { print } from 'graphql';
import { UploadProductImageDocument } from './operations.generated.ts';
import type { TestClient } from './test-client.ts';

/** The result of an upload through either endpoint. */
export interface UploadAnswer {
  status: number;
  image: string | null;
  code: string | undefined;
  message: string | undefined;
}

type Part = [field: string, content: Buffer | string, fileName?: string];

function form(parts: Part[]): FormData {
  const body = new FormData();
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) body.append(field, content as string);
    else body.append(field, new Blob([new Uint8Array(Buffer.from(content))]), fileName);
  }
  return body;
}

/** A form as bytes, with its content type. */
export async function encoded(parts: Part[]): Promise<{ body: Buffer; type: string }> {
  const response = new Response(form(parts));
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

/** Sends a form to POST /api/uploads. */
export async function postForm(client: TestClient, ...parts: Part[]): Promise<UploadAnswer> {
  const response = await client.fetch('/api/uploads', { method: 'POST', body: form(parts) });
  const { image = null, code, message } = await response.json();
  return { status: response.status, image, code, message };
}

/** Sends a form with the given parts to POST /graphql, in the way of a GraphQL multipart request. */
export async function postGraphql(
  client: TestClient,
  parts: Part[],
  headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
): Promise<UploadAnswer> {
  const response = await client.fetch('/graphql', { method: 'POST', body: form(parts), headers });
  const { data, errors: [error] = [], code, message } = await response.json();
  return {
    status: response.status,
    image: data?.uploadProductImage ?? null,
    code: error?.extensions.code ?? code,
    message: error?.message ?? message,
  };
}

const operation: Part[] = [
  ['operations', JSON.stringify({ query: print(UploadProductImageDocument), variables: { image: null } })],
  ['map', JSON.stringify({ 0: ['variables.image'] })],
];

/** A whole GraphQL multipart request, with the parts that follow its first two. */
export const graphqlForm = (...parts: Part[]): Part[] => [...operation, ...parts];

/** Both ways to upload a file. */
export const doors = {
  'POST /api/uploads': (client: TestClient, file: Buffer, fileName = 'picture.png') =>
    postForm(client, ['image', file, fileName]),
  'the mutation uploadProductImage': (client: TestClient, file: Buffer, fileName = 'picture.png') =>
    postGraphql(client, graphqlForm(['0', file, fileName])),
};

/** Sends the head of a request and the start of its body, then closes the connection. */
export function hangUp(client: TestClient, path: string, contentType: string, start: Buffer): Promise<void> {
  return new Promise((closed) => {
    const headers = {
      cookie: client.cookie,
      'content-type': contentType,
      'content-length': 4_000_000,
      'apollo-require-preflight': 'true',
    };
    const sent = request(client.url + path, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.on('close', closed);
    sent.write(start, () => setTimeout(() => sent.destroy(), 100));
  });
}

/** GET of a path exactly as written: fetch would normalize it. */
export function getRaw(
  client: TestClient,
  path: string,
  headers: Record<string, string> | readonly string[] = {},
): Promise<{ status: number; body: string; type: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(client.url);
    request({ hostname, port, path, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, body, type: response.headers['content-type'] ?? '' });
    })
      .on('error', reject)
      .end();
  });
}
