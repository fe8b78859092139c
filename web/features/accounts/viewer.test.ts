import { expect, test } from 'vitest';
import { may, parseViewer } from './viewer.ts';

const stored = { _id: 'u1', name: 'Ada', email: 'ada@example.com', isAdmin: true, permissions: ['ORDERS'] };

test('a stored viewer is read back', () => {
  expect(parseViewer(JSON.stringify(stored))).toEqual(stored);
});

test('foreign keys are left out and only a true isAdmin counts', () => {
  expect(parseViewer(JSON.stringify({ ...stored, token: 'x', isAdmin: 'true' }))).toEqual({
    ...stored,
    isAdmin: false,
  });
});

test('admins may do everything, others what they have the permission for', () => {
  const sam = {
    _id: 'u1',
    name: 'Sam',
    email: 'sam@example.com',
    isAdmin: false,
    permissions: ['ORDERS'] as const,
  };
  expect([may(sam, 'ORDERS'), may(sam, 'STAFF'), may(null, 'ORDERS')]).toEqual([true, false, false]);
  expect(may({ ...sam, isAdmin: true, permissions: [] }, 'STAFF')).toBe(true);
});

test('a viewer who was stored before there were permissions has none', () => {
  const { permissions: _, ...older } = stored;
  expect(parseViewer(JSON.stringify(older))?.permissions).toEqual([]);
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
