import { createServer, type RequestListener, type Server } from 'node:http';
import { createNetworkCounts } from '../../core/network-limits.ts';

/**
 * Creates an HTTP server with timeouts, in milliseconds, and limits on connections. `perAddress` is the most
 * connections of one address; Infinity behind a proxy, whose address all clients share.
 */
export function createHttpServer(listener: RequestListener, { perAddress }: { perAddress: number }): Server {
  const server = createServer({ connectionsCheckingInterval: 2_000 }, listener);
  server.headersTimeout = 10_000;
  // Enough for a picture of 5 MB over a slow line.
  server.requestTimeout = 60_000;
  // Longer than that of proxies, which otherwise could send into a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  server.timeout = 120_000;
  server.maxConnections = 5_000;
  limitConnections(server, perAddress);
  return server;
}

/** Closes connections of a client that has `most` already. */
function limitConnections(server: Server, most: number): void {
  const open = createNetworkCounts();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (open.isAbove(remoteAddress, most, 1)) {
      socket.destroy();
      return;
    }
    open.add(remoteAddress, 1);
    socket.once('close', () => open.add(remoteAddress, -1));
  });
}

/** Starts listening. Rejects with an Error of one sentence, which names the setting, when the port cannot be used. */
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
