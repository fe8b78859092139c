import { once } from 'node:events';
import { request } from 'node:http';

/** A request to the shop on `port` whose body ends when `finish` is called; `answered` resolves to its status. */
export function slowRequest(port: number): { finish: () => void; answered: Promise<number> } {
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request({ port, path: '/graphql', method: 'POST', headers, agent: false });
  sent.write(body.slice(0, 5));
  const answered = once(sent, 'response').then(([response]) => response.statusCode as number);
  answered.catch(() => {});
  return { finish: () => sent.end(body.slice(5)), answered };
}
