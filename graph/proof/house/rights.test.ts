import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where `isAdmin` is stored, shown or written; rights are decided in actor.ts alone. */
const known = [
  // The account itself, and whether the account of somebody else is an admin's.
  'graph/people/accounts/',
  'graph/privacy/',
  'graph/people/staff/',
  'graph/core/actor.ts',
  // The index of accounts of staff.
  'graph/db/migrations/0187-indexes-of-accounts.ts',
  // There is always an admin.
  'graph/trade/ledger/shop-invariants.ts',
  // No guest is one.
  'graph/trade/ledger/buyer-invariants.ts',
  // The accounts of the demo shop, and their description in the terminal.
  'graph/demo/seed-demo.ts',
  'graph/server/announce.ts',
  // The account of a customer, as staff see it.
  'graph/trade/customers/',
  // The field of the REST API.
  'graph/api/rest/replies.ts',
  'graph/api/rest/schemas.ts',
  'graph/api/rest/user-rows.ts',
  'graph/proof/',
];

test('whether somebody is an admin is read where rights are decided, and nowhere else', () => {
  const files = globSync('graph/**/*.ts').filter((file) => !/\.(test|generated)\.ts$/.test(file));
  const reading = files.filter((file) => /\bisAdmin\b|\bis_admin\b/.test(readFileSync(file, 'utf8')));
  const isKnown = (file: string) => known.some((place) => file.startsWith(place));
  expect(reading).toContain('graph/core/actor.ts');
  expect(reading.filter((file) => !isKnown(file))).toEqual([]);
});
