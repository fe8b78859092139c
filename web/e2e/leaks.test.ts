import { expect, test } from 'vitest';
import { leaksIn } from './leaks.ts';

const event = (fields: object) => JSON.stringify({ level: 30, time: '2026-11-20T12:00:00.000Z', ...fields });

test('a log of events without anything personal holds no leak', () => {
  expect(
    leaksIn(`${event({ method: 'GET', path: '/order/01a15ed0-4858-7001-9b43-714cd9c522e3' })}\n`),
  ).toEqual([]);
});

test.each([
  ['a password', event({ msg: 'wrong password: a long secret' })],
  ['an e-mail address', event({ path: '/users/kay@example.com' })],
  ['a street', event({ err: { message: 'Key (address)=(1 Elm Street)' } })],
  ['a card', event({ msg: '4111 1111 1111 1111' })],
  ['a session', event({ msg: `token ${'aB3_-'.repeat(9).slice(0, 43)}` })],
  ['a cookie', event({ headers: { cookie: 'session=short' } })],
  ['half an event', '{"level":30,"time":"2026-11-20'],
  ['a line that somebody else began', 'forged: all is well'],
])('%s in a log is found', (_, line) => {
  expect(leaksIn(`${event({ msg: 'request' })}\n${line}\n`)).toEqual([line]);
});
