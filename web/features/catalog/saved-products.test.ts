import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_OF_GUEST, readSaved, setSaved, storeSaved } from './saved-products.ts';
import { type SavedCalls, syncSaved } from './sync-saved.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

/** The list of an account. `meanwhile` runs before the answer arrives. */
function createAccount(list: string[] = [], room = 500, meanwhile = () => {}) {
  const account = { list };
  const calls: SavedCalls = {
    read: async () => {
      meanwhile();
      return account.list;
    },
    merge: async (ids) => {
      const wanted = ids.filter((id) => !account.list.includes(id));
      const added = wanted.slice(0, room - account.list.length);
      account.list = [...added, ...account.list];
      const answer = { productIds: account.list, leftOut: wanted.length - added.length };
      meanwhile();
      return answer;
    },
    remove: async (id) => {
      account.list = account.list.filter((other) => other !== id);
    },
  };
  return { account, calls };
}
const sync = (calls: SavedCalls, owner: string | undefined = 'sam') => syncSaved(() => owner, calls);

test('products are saved once, the newest first, and taken off', () => {
  for (const id of ['lamp', 'chair', 'lamp']) expect(setSaved(id, true)).toBe(true);
  expect(readSaved().ids).toEqual(['lamp', 'chair']);
  setSaved('chair', false);
  expect(readSaved().ids).toEqual(['lamp']);
});

test.each(['{', '7', '{"ids":7}', '{"ids":[7,null],"account":{}}', 'null'])('%s is no list', (text) => {
  stored.saved = text;
  expect(readSaved()).toEqual({ account: null, ids: [], unsent: [] });
  expect(setSaved('lamp', true)).toBe(true);
  expect(readSaved().ids).toEqual(['lamp']);
});

test('a guest saves 100 products at most, and nothing breaks where storage is full', () => {
  for (let n = 0; n < MOST_OF_GUEST; n++) setSaved(`lamp ${n}`, true);
  expect(setSaved('chair', true)).toBe(false);
  expect(setSaved('lamp 7', true)).toBe(true);
  expect(readSaved().ids).toHaveLength(100);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(setSaved('lamp 7', false)).toBe(false);
});

test('what a guest saved comes into the list of the account with the sign-in, and what is there comes here', async () => {
  const { account, calls } = createAccount(['rug']);
  setSaved('lamp', true);
  setSaved('chair', true);
  expect(await sync(calls)).toBe(0);
  expect(account.list).toEqual(['chair', 'lamp', 'rug']);
  expect(readSaved()).toEqual({ account: 'sam', ids: ['chair', 'lamp', 'rug'], unsent: [] });
});

test('changes are sent, and those made meanwhile stay for the next time', async () => {
  let isFirst = true;
  const { account, calls } = createAccount(['rug', 'bed'], 500, () => {
    if (isFirst) setSaved('rug', false);
    isFirst = false;
  });
  storeSaved({ account: 'sam', ids: ['rug', 'bed'], unsent: [] });
  setSaved('lamp', true);
  setSaved('bed', false);
  await sync(calls);
  expect(readSaved()).toEqual({ account: 'sam', ids: ['lamp'], unsent: ['rug'] });
  await sync(calls);
  expect(account.list).toEqual(['lamp']);
  expect(readSaved()).toEqual({ account: 'sam', ids: ['lamp'], unsent: [] });
});

test('the list of another account is replaced, and nothing of it is sent', async () => {
  const { account, calls } = createAccount(['rug']);
  storeSaved({ account: 'ada', ids: ['lamp'], unsent: ['lamp'] });
  await sync(calls);
  expect(account.list).toEqual(['rug']);
  expect(readSaved()).toEqual({ account: 'sam', ids: ['rug'], unsent: [] });
});

test('the answer to somebody who has signed out meanwhile is dropped', async () => {
  const owners = ['sam', undefined];
  const { calls } = createAccount(['rug']);
  await syncSaved(() => owners.shift(), calls);
  expect(readSaved().ids).toEqual([]);
  expect(await sync(calls, undefined)).toBe(0);
});

test('what found no room is counted, and is on the list here no more', async () => {
  const { calls } = createAccount(['rug'], 2);
  for (const id of ['lamp', 'chair', 'bed']) setSaved(id, true);
  expect(await sync(calls)).toBe(2);
  expect(readSaved()).toEqual({ account: 'sam', ids: ['bed', 'rug'], unsent: [] });
});

test('when the shop cannot be reached, all is kept for the next time', async () => {
  const { account, calls } = createAccount();
  setSaved('lamp', true);
  await expect(sync({ ...calls, merge: () => Promise.reject(new Error('offline')) })).rejects.toThrow();
  expect(readSaved().ids).toEqual(['lamp']);
  await sync(calls);
  expect(account.list).toEqual(['lamp']);
});
