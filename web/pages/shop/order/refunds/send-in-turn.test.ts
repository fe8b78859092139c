import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import type { RefundCall } from './plan-refund.ts';
import { type KeyedCall, sendInTurn } from './send-in-turn.ts';

const cancel: RefundCall = {
  kind: 'cancel',
  input: { lines: [{ orderItemId: 'lamp', quantity: 1, restock: true }] },
};
const refund: RefundCall = { kind: 'refund', input: { lines: [], shippingAmount: 1_00, goodwillAmount: 0 } };
const lost = new TypeError('Failed to fetch');
const refused = new CombinedGraphQLErrors({
  errors: [{ message: 'Load the page again.', extensions: { code: 'CONFLICT' } }],
});

/** A server that fails at the call of this number. */
function server(failure: Error, failsAt: number) {
  const received: KeyedCall[] = [];
  const sendOne = async (call: KeyedCall) => {
    received.push(call);
    if (received.length === failsAt) throw failure;
  };
  return { received, sendOne };
}
const keysOf = (calls: readonly KeyedCall[]) => calls.map(({ idempotencyKey }) => idempotencyKey);

test('after a lost answer the same calls are sent again with their keys, whatever is chosen meanwhile', async () => {
  const { received, sendOne } = server(lost, 1);
  const first = await sendInTurn([cancel, refund], { unknown: [] }, sendOne);
  expect(first.error).toBe(lost);
  expect(first.unknown).toMatchObject([cancel, refund]);
  expect(await sendInTurn([refund], first, sendOne)).toEqual({ unknown: [] });
  expect(received).toMatchObject([cancel, cancel, refund]);
  const [once, again, other] = keysOf(received);
  expect(again).toBe(once);
  expect(other).toBe(keysOf(first.unknown)[1]);
  expect(other).not.toBe(once);
});

test('a call that was made is not sent again when the one after it is lost', async () => {
  const { received, sendOne } = server(lost, 2);
  const first = await sendInTurn([cancel, refund], { unknown: [] }, sendOne);
  expect(first.unknown).toMatchObject([refund]);
  await sendInTurn([cancel], first, sendOne);
  expect(received).toMatchObject([cancel, refund, refund]);
  expect(keysOf(received)[2]).toBe(keysOf(received)[1]);
});

test('a call that the server refused is forgotten, and what is sent next has another key', async () => {
  const { received, sendOne } = server(refused, 1);
  const first = await sendInTurn([cancel, refund], { unknown: [] }, sendOne);
  expect(first).toEqual({ error: refused, unknown: [] });
  await sendInTurn([cancel], first, sendOne);
  expect(received).toMatchObject([cancel, cancel]);
  expect(keysOf(received)[1]).not.toBe(keysOf(received)[0]);
});
