import { readFileSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { FAULTS } from './provider-faults.ts';

// Loaded before the shop: stands in front of its sandbox provider, and breaks calls as the file at FAULT_FILE says.
const file = process.env.FAULT_FILE ?? '';
/** Longer than the shop's timeout. */
const SLOW_MS = 7_000;
/** Of so many calls `some` breaks one. */
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
  // The rest is between shop and provider: who is at the provider's own page can pay.
  if (!req.url.startsWith('/sandbox/v1/')) return pass();
  calls += 1;
  const fault = named === 'some' ? faultOfSome() : named;
  if (fault === 'off') return cut();
  if (fault === 'errors') {
    res.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"code":"SERVER_ERROR"}}');
    return true;
  }
  if (fault === 'slow') {
    // Only its response: a request that is handed on after its connection has ended never leaves the shop.
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
