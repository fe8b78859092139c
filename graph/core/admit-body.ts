import type { Request, Response } from 'express';
import { DomainError } from './errors.ts';
import { isSharedAddress } from './forwarding.ts';
import { createNetworkCounts } from './network-limits.ts';
import { RETRY_AFTER } from './service-fault.ts';

/** Largest body of a guest. Bytes. */
export const GUEST_BODY = 64 * 1024;
/** Most bytes of all bodies in this process that are being received or processed, of each kind of actor. */
const BUDGET = 64 * 1024 * 1024;
/** The part of a budget that one network may use. Bytes. */
const OF_NETWORK = BUDGET / 8;
/** Time limit of receiving a guest's body. Milliseconds. */
const GUEST_MS = 10_000;

interface Budget {
  used: number;
  ofNetworks: ReturnType<typeof createNetworkCounts>;
}
/** Who sends a body: a guest is anybody without an account. */
type Sender = 'guest' | 'person';
const budgets: Record<Sender, Budget> = {
  guest: { used: 0, ofNetworks: createNetworkCounts() },
  person: { used: 0, ofNetworks: createNetworkCounts() },
};

/**
 * Call it before a body is read into memory. It reserves the size of the body until the request ends, and ends a
 * guest's request whose body takes longer than ten seconds. Guests and signed-in people have separate budgets.
 * Throws SERVICE_UNAVAILABLE when too many bytes are in use.
 */
export function admitBody(
  req: Request,
  res: Response,
  { limit, from }: { limit: number; from: Sender },
): void {
  const size = sizeOf(req, limit);
  // The body parser refuses a body that is too large.
  if (size === 0 || size > limit) return;
  const budget = budgets[from];
  const { ip = '' } = req;
  const isAboveShare = !isSharedAddress(req) && budget.ofNetworks.isAbove(ip, OF_NETWORK, size);
  if (budget.used + size > BUDGET || isAboveShare) {
    const message = 'The shop receives too much at once. Please try again in a moment.';
    throw new DomainError('SERVICE_UNAVAILABLE', message, { retryAfter: Number(RETRY_AFTER) });
  }
  change(budget, ip, size);
  const timer = from === 'guest' ? setTimeout(() => endSlowBody(req, res), GUEST_MS) : undefined;
  res.once('close', () => {
    clearTimeout(timer);
    change(budget, ip, -size);
  });
}

/** Bytes that a body may have in memory; the limit, when its length is unknown or compressed. */
function sizeOf(req: Request, limit: number): number {
  const length = req.get('content-length');
  if (length === undefined && req.get('transfer-encoding') === undefined) return 0;
  const isKnown = length !== undefined && req.get('content-encoding') === undefined;
  return isKnown ? Number(length) : limit;
}

function change(budget: Budget, address: string, bytes: number): void {
  budget.used += bytes;
  budget.ofNetworks.add(address, bytes);
}

function endSlowBody(req: Request, res: Response): void {
  if (req.complete || res.headersSent) return;
  res.once('finish', () => req.destroy());
  res.status(408).set('Connection', 'close');
  res.json({ message: 'The body of the request did not come in time.', code: 'BAD_USER_INPUT' });
}
