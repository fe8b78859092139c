import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, checkoutInput, fullAddress, place } from '../../proof/testing/buying.ts';
import {
  AddressesDocument,
  DeleteAddressDocument,
  DeleteUserDocument,
  SaveAddressDocument,
  SetDefaultAddressDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SavedAddress } from './saved-address.entity.ts';

let shop: TestShop;
let person: TestClient;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  person = await shop.shopper();
});
afterAll(() => shop?.close());

const inCity = (city: string) => ({ ...address, city });
const save = async (input: { id?: string; label?: string; address: typeof address }) =>
  (await person.must(SaveAddressDocument, { input })).saveAddress;
const book = async () => (await person.must(AddressesDocument)).addresses;
const cities = async () =>
  (await book()).map(({ address: { city }, isDefault }) => (isDefault ? `${city}*` : city));

test('the first address is the default, and the newest others follow it', async () => {
  expect(await book()).toEqual([]);
  for (const city of ['Pune', 'Delhi', 'Goa']) await save({ address: inCity(city) });
  expect(await cities()).toEqual(['Pune*', 'Goa', 'Delhi']);
});

test('all fields are saved, and replaced as a whole', async () => {
  const { id } = await save({ label: ' Office ', address: fullAddress });
  const [saved] = await book();
  expect(saved).toMatchObject({
    label: 'Office',
    address: { ...fullAddress, countryCode: 'IN' },
    isDefault: true,
  });
  await save({ id, address: { ...address, country: 'Peru' } });
  const [replaced, ...others] = await book();
  expect(others).toEqual([]);
  expect(replaced).toMatchObject({
    id,
    label: null,
    address: { country: 'Peru', countryCode: 'PE', phone: null },
  });
});

test('the same address is not saved twice, and a name that it has stays', async () => {
  const { id } = await save({ label: 'Home', address });
  expect((await save({ address: { ...address } })).id).toBe(id);
  expect(await book()).toMatchObject([{ id, label: 'Home' }]);
});

test('another address can be made the default; after it is deleted the newest is', async () => {
  await save({ address: inCity('Pune') });
  await save({ address: inCity('Delhi') });
  const { id } = await save({ address: inCity('Goa') });
  await person.must(SetDefaultAddressDocument, { id });
  expect(await cities()).toEqual(['Goa*', 'Delhi', 'Pune']);
  await person.must(SetDefaultAddressDocument, { id });
  await person.must(DeleteAddressDocument, { id });
  expect(await cities()).toEqual(['Delhi*', 'Pune']);
  expect((await person.execute(DeleteAddressDocument, { id })).code).toBe('NOT_FOUND');
});

test('the address of an order is in the book of its account, once, and the last one that was ordered with is known', async () => {
  const lamp = await shop.addProduct({ countInStock: 100 });
  const order = async (shippingAddress: typeof address & { name?: string }, client = person) => {
    const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
    const { startCheckout } = await client.must(StartCheckoutDocument, {
      input: { ...input, shippingAddress },
    });
    await place(client, startCheckout, await shop.pay(startCheckout));
  };
  await order(inCity('Pune'));
  await order(inCity('Delhi'));
  await order({ ...inCity('Pune'), name: 'Ada' });
  expect(await cities()).toEqual(['Pune*', 'Delhi']);
  const [pune, delhi] = await book();
  expect(pune!.address.name).toBe('Ada');
  expect(Date.parse(String(pune!.lastUsedAt))).toBeGreaterThan(Date.parse(String(delhi!.lastUsedAt)));
  for (let n = 2; n < 20; n++) await save({ address: inCity(`City ${n}`) });
  await order(inCity('Goa'));
  expect(await cities()).not.toContain('Goa');
  const others = shop.em().count(SavedAddress, { user: { $ne: person.user.id } });
  const before = await others;
  await order(inCity('Rome'), await shop.guestBuyer('no-book@example.com'));
  expect(await shop.em().count(SavedAddress, { user: { $ne: person.user.id } })).toBe(before);
});

test('nobody reads or changes the addresses of others', async () => {
  const { id } = await save({ address });
  const other = await shop.shopper();
  expect((await other.must(AddressesDocument)).addresses).toEqual([]);
  const input = { id, address: inCity('Rome') };
  expect((await other.execute(SaveAddressDocument, { input })).code).toBe('NOT_FOUND');
  expect((await other.execute(SetDefaultAddressDocument, { id })).code).toBe('NOT_FOUND');
  expect((await other.execute(DeleteAddressDocument, { id })).code).toBe('NOT_FOUND');
  expect(await cities()).toEqual(['Pune*']);
});

test('a wrong address or label is reported for its field', async () => {
  const input = { label: 'x'.repeat(51), address: { ...address, phone: 'call me' } };
  const { code, errors } = await person.execute(SaveAddressDocument, { input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors[0]!.extensions!.fields as object).sort()).toEqual(['address.phone', 'label']);
});

test('the address book of a deleted account is deleted', async () => {
  await save({ address });
  await (await shop.admin()).must(DeleteUserDocument, { id: person.user.id });
  expect(await shop.em().count(SavedAddress, { user: person.user.id })).toBe(0);
});
