import fc from 'fast-check';
import { type RawAnswer, sendRaw } from '../access/send-raw.ts';
import type { TestClient } from '../testing/test-shop.ts';
import { type HostileRequest, hostileRequests, type Surface } from './hostile-requests.ts';
import { faultsOf } from './judge-answer.ts';

/** Who attacks. Their sessions end on the way: make them anew from time to time. */
export type Attackers = Record<HostileRequest['caller'], Pick<TestClient, 'url' | 'cookie'>>;

interface Attacked {
  request: HostileRequest;
  answer: RawAnswer;
  /** What is wrong with the answer; empty for a good one. */
  faults: string[];
}

/** Sends `count` requests one after the other, the same ones for the same seed. */
export async function* attack(
  attackers: Attackers,
  surface: Surface,
  { ids, count, seed }: { ids: string[]; count: number; seed: number },
): AsyncGenerator<Attacked> {
  for (const request of fc.sample(hostileRequests(surface, ids), { numRuns: count, seed })) {
    const { caller, method, path } = request;
    const answer = await sendRaw(attackers[caller], method, path, request).catch((error: Error) => ({
      status: 599,
      text: `The server hung up: ${error.message}`,
    }));
    yield { request, answer, faults: faultsOf(answer) };
  }
}
