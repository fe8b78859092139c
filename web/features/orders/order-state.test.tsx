import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderState } from './OrderState.tsx';

const iconOf = (state: { isDone: boolean; isExpected?: boolean }) =>
  / d="([^"]+)"/.exec(renderToString(<OrderState {...state}>Not Delivered</OrderState>))?.[1];

test('what just takes its time has neither the cross nor the check', () => {
  const cross = iconOf({ isDone: false });
  const check = iconOf({ isDone: true });
  const expected = iconOf({ isDone: false, isExpected: true });
  expect(new Set([cross, check, expected]).size).toBe(3);
  expect(iconOf({ isDone: true, isExpected: true })).toBe(check);
});
