import { expect, test } from 'vitest';
import { parseViewer } from './viewer.ts';

const stored = { _id: 'u1', name: 'Ada', email: 'ada@example.com', isAdmin: true };

test('a stored viewer is read back', () => {
  expect(parseViewer(JSON.stringify(stored))).toEqual(stored);
});

test('foreign keys are left out and only a true isAdmin counts', () => {
  expect(parseViewer(JSON.stringify({ ...stored, token: 'x', isAdmin: 'true' }))).toEqual({
    ...stored,
    isAdmin: false,
  });
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '"Ada"',
  '{"_id":7,"name":"Ada","email":"a@b.c"}',
  '{"_id":"u1"}',
])('broken content means signed out: %s', (content) => {
  expect(parseViewer(content)).toBeNull();
});
