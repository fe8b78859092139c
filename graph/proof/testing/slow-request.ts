import { once } from 'node:events';
import { request } from 'node:http';

interface SlowRequest {
  /** Resolves when a process of the shop has read its headers. */
  arrived: Promise<void>;
  finish: () => void;
  /** Resolves to its status. */
  status: Promise<number>;
}

/** A request to the shop on `port` whose body ends when `finish` is called. */
export function slowRequest(port: number): SlowRequest {
  const body = JSON.stringify({ query: '{ __typename }' });
  // The interim response 100 says that the headers were read.
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const sent = request({ port, path: '/graphql', method: 'POST', headers, agent: false });
  sent.flushHeaders();
  const arrived = once(sent, 'continue').then(() => void sent.write(body.slice(0, 5)));
  const status = once(sent, 'response').then(([response]) => response.statusCode as number);
  for (const result of [arrived, status]) result.catch(() => {});
  return { arrived, finish: () => sent.end(body.slice(5)), status };
}
