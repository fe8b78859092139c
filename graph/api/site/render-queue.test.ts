import { EventEmitter } from 'node:events';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import type { Ticket } from '../../core/semaphore.ts';
import { createWorkBudget } from '../../core/work-budget.ts';
import { createRenderQueue, joinQueue } from './render-queue.ts';

/** A request whose client goes by `leave`. */
function requestOf(ip: string) {
  const res = Object.assign(new EventEmitter(), { closed: false });
  const app = { get: () => 1 };
  const req = { ip, app, res, headers: {}, get: () => undefined } as unknown as Request;
  return { req, leave: () => res.emit('close') };
}

test('a page that waits leaves the queue when all who asked for it are gone', async () => {
  const rendering = createRenderQueue(createWorkBudget());
  const rendered: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = rendering('192.0.2.1', () => promise);
  const ask = (page: string, ticket: Ticket) =>
    rendering('192.0.2.2', async () => void rendered.push(page), { ticket });
  const [left, wanted]: [Ticket, Ticket] = [{}, {}];
  const refused = expect(ask('left', left)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const answered = ask('wanted', wanted);
  const clients = [1, 2, 3].map((n) => requestOf(`198.51.100.${n}`));
  for (const { req } of clients.slice(0, 2)) joinQueue(left, req);
  for (const { req } of clients) joinQueue(wanted, req);
  for (const { leave } of clients.slice(0, 2)) leave();
  await refused;
  resolve();
  await Promise.all([first, answered]);
  expect(rendered).toEqual(['wanted']);
});
