import { createServer, type RequestListener, type Server } from 'node:http';
import { networkOf } from '../core/network-of.ts';

/**
 * An HTTP server that no client can hold up: each wait has an end and connections a number. Times in milliseconds.
 * `perAddress` is the number for one client: Infinity behind a proxy, whose address all of them have.
 */
export function createHttpServer(listener: RequestListener, { perAddress }: { perAddress: number }): Server {
  const server = createServer({ connectionsCheckingInterval: 2_000 }, listener);
  server.headersTimeout = 10_000;
  // A picture of 5 MB over a slow line.
  server.requestTimeout = 60_000;
  // Longer than proxies keep theirs, or they would send into a connection that is just being closed.
  server.keepAliveTimeout = 65_000;
  server.timeout = 120_000;
  server.maxConnections = 5_000;
  limitConnections(server, perAddress);
  return server;
}

/** Closes connections of a client that has `most` already. */
function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

/** Opens a port. Throws one clear Error, which names the setting, when it is taken or not to be had. */
export function listen(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const advice = `Stop the other program, or set ${setting} to another number.`;
      reject(
        new Error(
          taken ? `Port ${port} is taken. ${advice}` : `Cannot listen on ${host}:${port}: ${error.message}`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}
