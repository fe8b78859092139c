import fc from 'fast-check';
import { type RawResponse, sendRaw } from '../access/send-raw.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type HostileRequest, hostileRequests, type Surface } from './hostile-requests.ts';
import { faultsOf } from './judge-response.ts';

/** The clients that attack. Attacks can end their sessions: replace them from time to time. */
export type Attackers = Record<HostileRequest['caller'], Attacker>;
type Attacker = Pick<TestClient, 'url' | 'cookie'>;

export interface Attacked {
  request: HostileRequest;
  response: RawResponse;
  /** The faults of the response; empty when it has none. */
  faults: string[];
}

/** Requests generated in one batch: few, so that the event loop is not blocked. */
const PART = 10;

/** Sends `count` requests one after the other, the same ones for the same seed and ids. */
export async function* attack(
  attackers: Attackers,
  surface: Surface,
  { ids, count, seed }: { ids: string[]; count: number; seed: number },
): AsyncGenerator<Attacked> {
  const requests = hostileRequests(surface, ids);
  for (let sent = 0; sent < count; sent += PART)
    for (const request of fc.sample(requests, { numRuns: PART, seed: seed + sent }))
      yield await send(attackers[request.caller], request);
}

/** Sends a request and judges the response. */
export async function send(attacker: Attacker, request: HostileRequest): Promise<Attacked> {
  const { method, path } = request;
  const response = await sendRaw(attacker, method, path, request).catch((error: Error) => ({
    status: 599,
    text: `The server hung up: ${error.message}`,
  }));
  return { request, response, faults: faultsOf(response) };
}
