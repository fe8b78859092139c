import { expect, test } from 'vitest';
import { undoInTurn } from './undo-in-turn.ts';

const shipped = [1, 2, 3].map((number) => ({ number, fulfillment: `f${number}` }));

test('a list that was shipped is taken back one after the other, also what follows on an order that is refused', async () => {
  const sent: string[] = [];
  let isRunning = false;
  const result = await undoInTurn(shipped, async (id) => {
    expect(isRunning).toBe(false);
    isRunning = true;
    sent.push(id);
    await new Promise((done) => setTimeout(done));
    isRunning = false;
    if (id === 'f2') throw new Error('Its mail was sent.');
  });
  expect(sent).toEqual(['f1', 'f2', 'f3']);
  expect(result.undone).toEqual([1, 3]);
  expect(result.refusals.map(({ number }) => number)).toEqual([2]);
  expect(result.refusals[0]!.message).not.toBe('');
});
