import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { isPublicAddress } from '../../core/public-address.ts';
import { publicHttp } from '../../core/public-http.ts';

/**
 * A server that every host leads to, but for those of `names`, and a client for which its address alone is allowed besides public ones.
 * It speaks HTTP without TLS, and ends with the test.
 */
export async function publicServer(listener: RequestListener, options: { deadlineMs?: number } = {}) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`${req.headers.host?.replace(/:.*/, '')}${req.url}`);
    listener(req, res);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const names: Record<string, string[]> = { 'inside.example.com': ['10.0.0.7'] };
  const http = publicHttp({
    resolve: async (name) =>
      (names[name] ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    request: (given, onResponse) => httpRequest({ ...given, port }, onResponse),
    // Long, since the machine may be busy with other tests.
    deadlineMs: 60_000,
    ...options,
  });
  return { http, asked, names };
}
