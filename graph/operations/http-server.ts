import { createServer, type RequestListener, type Server } from 'node:http';

/** An HTTP server that no client can hold up: each wait has an end and connections a number. Times in milliseconds. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ connectionsCheckingInterval: 2_000 }, listener);
  server.headersTimeout = 10_000;
  // A picture of 5 MB over a slow line.
  server.requestTimeout = 60_000;
  // Longer than proxies keep theirs, or they would send into a connection that is just being closed.
  server.keepAliveTimeout = 65_000;
  server.timeout = 120_000;
  server.maxConnections = 5_000;
  return server;
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
