import { request } from 'node:http';
import type { TestClient } from '../testing/test-client.ts';

/** A response without any decoding of the body. */
export interface RawResponse {
  status: number;
  text: string;
}

/** Sends a request line exactly as written: fetch would normalize the path. Bodies are labelled as JSON. */
export function sendRaw(
  client: Pick<TestClient, 'url' | 'cookie'>,
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(client.url);
    const all = {
      ...(client.cookie && { cookie: client.cookie }),
      ...(body.length > 0 && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...headers,
    };
    request({ hostname, port, method, path, headers: all }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, text });
    })
      .on('error', reject)
      .end(body);
  });
}
