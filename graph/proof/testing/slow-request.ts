import { once } from 'node:events';
import { request } from 'node:http';

/** A request to the shop on `port` whose body ends when `finish` is called; `status` resolves to its status. */
export function slowRequest(port: number): { finish: () => void; status: Promise<number> } {
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request({ port, path: '/graphql', method: 'POST', headers, agent: false });
  sent.write(body.slice(0, 5));
  const status = once(sent, 'response').then(([response]) => response.statusCode as number);
  status.catch(() => {});
  return { finish: () => sent.end(body.slice(5)), status };
}
