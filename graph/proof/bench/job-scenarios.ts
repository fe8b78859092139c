import { request } from './http-connection.ts';
import { BATCH } from './jobs/work.ts';
import type { Scenario } from './scenario.ts';

/** What the shop does outside of requests. A server of its own does it when it is called. */
export const jobScenarios: Scenario[] = [job('mail: 1,000 due', '/mails'), job('event feed', '/events')];

function job(name: string, path: string): Scenario {
  return {
    name,
    shop: (send) => send(request('GET', path)),
    ceiling: (send) => send(request('GET', `/ceiling${path}`)),
    comparable: false,
    parallel: 1,
    batch: BATCH,
  };
}
