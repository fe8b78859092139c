import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Review } from '../../catalog/reviews/review.entity.ts';
import type { Context } from '../../core/context.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  DeleteUserDocument,
  MeDocument,
  OrderDocument,
  ProductDocument,
  RegisterDocument,
  SignInDocument,
  UpdateUserDocument,
  UserDocument,
  UsersDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Session } from './session.entity.ts';
import { startSession } from './sessions.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const anyId = randomUUID();

test.each([
  ['users', (client: TestClient) => client.execute(UsersDocument)],
  ['user', (client: TestClient) => client.execute(UserDocument, { id: anyId })],
  ['updateUser', (client: TestClient) => client.execute(UpdateUserDocument, { input: { id: anyId } })],
  ['deleteUser', (client: TestClient) => client.execute(DeleteUserDocument, { id: anyId })],
])('%s is for admins', async (_, call) => {
  expect((await call(shop.guest())).code).toBe('UNAUTHENTICATED');
  expect((await call(await shop.shopper())).code).toBe('FORBIDDEN');
  expect((await call(admin)).code).not.toBe('FORBIDDEN');
});

test('people are found by a part of name or e-mail address, sorted and paged by 25', async () => {
  const em = shop.em();
  for (let index = 10; index < 37; index++) {
    const email = `person${index}@birch.example`;
    const name = index === 10 ? '50% Off' : 'Bo';
    em.create(User, {
      name,
      email,
      emailKey: email,
      passwordHash: '',
      isAdmin: false,
      createdAt: new Date(),
    });
  }
  await em.flush();
  const list = async (variables: object) => (await admin.must(UsersDocument, variables)).users;
  const page = await list({ keyword: 'BIRCH', sortBy: 'EMAIL', descending: false });
  expect(page).toMatchObject({ page: 1, pages: 2, total: 27 });
  expect(page.users[0]?.email).toBe('person10@birch.example');
  expect(page.users).toHaveLength(25);
  expect((await list({ keyword: '50%' })).total).toBe(1);
  expect((await list({ keyword: 'birch_example' })).total).toBe(0);
});

test('a change touches what it names; the person is found by the new e-mail address', async () => {
  const shopper = await shop.shopper();
  const { id } = shopper.user;
  const email = `New-${id}@Example.com`;
  const { updateUser } = await admin.must(UpdateUserDocument, { input: { id, email } });
  expect(updateUser).toEqual({ id, name: 'Sam Shopper', email, isAdmin: false, permissions: [] });
  expect((await admin.must(UserDocument, { id })).user).toEqual(updateUser);
  const input = { email: email.toLowerCase(), password: TEST_PASSWORD };
  expect((await shop.guest().must(SignInDocument, { input })).signIn.id).toBe(id);
});

test('an e-mail address of somebody else is refused by that field', async () => {
  const [one, other] = [await shop.shopper(), await shop.shopper()];
  const input = { id: one.user.id, email: other.user.email.toUpperCase() };
  const answer = await admin.execute(UpdateUserDocument, { input });
  expect(answer.code).toBe('EMAIL_TAKEN');
  expect(answer.errors[0]?.extensions?.fields).toHaveProperty('email');
});

test.each([{ email: 'nobody' }, { name: ' ' }])('%j is refused', async (change) => {
  const { user } = await shop.shopper();
  const answer = await admin.execute(UpdateUserDocument, { input: { id: user.id, ...change } });
  expect(answer.code).toBe('BAD_USER_INPUT');
});

test('a promoted person is an admin from the next request on, and a demoted one no longer', async () => {
  const person = await shop.shopper();
  await admin.must(UpdateUserDocument, { input: { id: person.user.id, isAdmin: true } });
  expect((await person.must(MeDocument)).me?.isAdmin).toBe(true);
  expect((await person.execute(UsersDocument)).code).toBeUndefined();
  await shop.em().nativeUpdate(User, person.user.id, { isAdmin: false });
  expect((await person.execute(UsersDocument)).code).toBe('FORBIDDEN');
});

test("an admin's account, the own one too, can be neither changed nor deleted: one is always left", async () => {
  const colleague = await shop.admin();
  for (const { user } of [colleague, admin]) {
    const { id } = user;
    for (const change of [{ isAdmin: false }, { name: 'Nobody' }]) {
      const answer = await admin.execute(UpdateUserDocument, { input: { id, ...change } });
      expect(answer.code).toBe('CONFLICT');
      expect(answer.errors[0]?.message).toBe("An admin's account cannot be changed or deleted here.");
    }
    expect((await admin.execute(DeleteUserDocument, { id })).code).toBe('CONFLICT');
    expect((await admin.must(UserDocument, { id })).user).toMatchObject({ name: user.name, isAdmin: true });
  }
});

test('deleting a person takes name and e-mail address away, ends the sessions and keeps orders and reviews', async () => {
  const person = await shop.shopper();
  const { id, email, name } = person.user;
  const product = await shop.addProduct();
  const { data } = await place(person, await startCheckout(person, product.id));
  const em = shop.em();
  em.create(Review, {
    product: product.id,
    user: id,
    name,
    rating: 4,
    comment: 'Bright.',
    createdAt: new Date(),
  });
  await em.flush();

  expect((await admin.must(DeleteUserDocument, { id })).deleteUser).toBe(true);
  expect((await person.must(MeDocument)).me).toBeNull();
  const input = { email, password: TEST_PASSWORD };
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBe('WRONG_CREDENTIALS');
  expect((await admin.execute(UserDocument, { id })).code).toBe('NOT_FOUND');
  expect((await admin.execute(DeleteUserDocument, { id })).code).toBe('NOT_FOUND');
  for (const keyword of [email, id]) {
    expect((await admin.must(UsersDocument, { keyword })).users.total).toBe(0);
  }
  const stored = JSON.stringify(await shop.em().findOneOrFail(User, id));
  expect(stored).not.toContain(name);
  expect(stored).not.toContain(email);
  const { order } = await admin.must(OrderDocument, { id: data!.placeOrder.id });
  expect(order.user).toEqual({ name, email });
  const { reviews } = (await shop.guest().must(ProductDocument, { id: product.id })).product;
  expect(reviews).toMatchObject([{ name: 'Deleted user', comment: 'Bright.' }]);
});

test('no session begins for an account that was deleted meanwhile', async () => {
  const person = await shop.shopper();
  await admin.must(DeleteUserDocument, { id: person.user.id });
  const late = {
    em: shop.em(),
    session: { token: null },
    userAgent: '',
    settings: {},
    ports: shop.ports,
  } as unknown as Context;
  await expect(startSession(late, person.user)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(await shop.em().count(Session, { user: person.user.id })).toBe(0);
});

test('the e-mail address of a deleted person is free for a new account', async () => {
  const { user } = await shop.shopper();
  await admin.must(DeleteUserDocument, { id: user.id });
  const input = { name: 'Somebody', email: user.email, password: 'long enough' };
  expect((await shop.guest().must(RegisterDocument, { input })).register.id).not.toBe(user.id);
});
