import { beforeEach, expect, test, vi } from 'vitest';
import { readSeen, rememberSeen } from './seen-products.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const product = (id: string) => ({ id, name: `Lamp ${id}`, image: '/images/lamp-800.webp' });

test('the last nine products are remembered, the latest first and each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'b']) rememberSeen(product(id));
  expect(readSeen().map(({ id }) => id)).toEqual(['b', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

test.each(['{', 'null', '7', '{"id":1}', '[null,{"id":"a"},7,{"id":"","name":"","image":""}]'])(
  'what is not readable counts as nothing: %j',
  (text) => {
    stored.set('seen', text);
    expect(readSeen()).toEqual([]);
  },
);
