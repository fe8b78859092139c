import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  AddressesDocument,
  DeleteUserDocument,
  SaveAddressDocument,
  SetDefaultAddressDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SavedAddress } from './saved-address.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
});
afterAll(() => shop?.close());

const input = (n: number) => ({ input: { address: { ...address, address: `${n} Elm Street` } } });

test('of 30 addresses that are saved at once 20 are saved, and one is the default', async () => {
  const person = await shop.shopper();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => person.execute(SaveAddressDocument, input(n))),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(10);
  const { addresses } = await person.must(AddressesDocument);
  expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(19).fill(false)]);
  await Promise.all(addresses.map(({ id }) => person.must(SetDefaultAddressDocument, { id })));
  const after = (await person.must(AddressesDocument)).addresses;
  expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('an address that is saved while its account is deleted is not left behind', async () => {
  const admin = await shop.admin();
  for (let round = 0; round < 5; round++) {
    const person = await shop.shopper();
    await Promise.all([
      admin.must(DeleteUserDocument, { id: person.user.id }),
      ...Array.from({ length: 8 }, (_, n) => person.execute(SaveAddressDocument, input(n))),
    ]);
    expect(await shop.em().count(SavedAddress, { user: person.user.id })).toBe(0);
  }
});
