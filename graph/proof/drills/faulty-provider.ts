import { readFileSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { FAULTS } from './provider-faults.ts';

// Loaded before the shop: breaks requests to its sandbox provider in the way that the file at FAULT_FILE names.
const file = process.env.FAULT_FILE ?? '';
/** Longer than the shop's timeout. */
const SLOW_MS = 7_000;
/** `some` breaks one request in so many. */
const ONE_OF = 20;
const emit = Server.prototype.emit;
let calls = 0;

Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
  const pass = () => emit.call(this, event, ...args);
  const [req, res] = args as [IncomingMessage, ServerResponse];
  if (event !== 'request' || !req.url?.startsWith('/sandbox/')) return pass();
  const cut = () => Boolean(req.socket.destroy());
  const named = readFileSync(file, 'utf8');
  if (named === 'off') return cut();
  // Only requests between shop and provider fail: the provider's payment page works.
  if (!req.url.startsWith('/sandbox/v1/')) return pass();
  calls += 1;
  const fault = named === 'some' ? faultOfSome() : named;
  if (fault === 'off') return cut();
  if (fault === 'errors') {
    res.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"code":"SERVER_ERROR"}}');
    return true;
  }
  if (fault === 'slow') {
    // Delays the response only: a request that is passed on after its connection has ended has no effect.
    const end = res.end.bind(res) as (...body: unknown[]) => ServerResponse;
    res.end = (...body: unknown[]) => {
      setTimeout(end, SLOW_MS, ...body);
      return res;
    };
  }
  if (fault === 'responses lost' && calls % 2 === 0) res.end = () => res.destroy();
  return pass();
};

function faultOfSome(): string | undefined {
  return calls % ONE_OF === 0 ? FAULTS[(calls / ONE_OF) % FAULTS.length] : undefined;
}
