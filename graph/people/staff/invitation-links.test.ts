import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import {
  AcceptInvitationDocument,
  CreateInvitationLinkDocument,
  InviteStaffDocument,
  MeDocument,
  ReadInvitationDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Session } from '../accounts/session.entity.ts';
import { Token } from '../accounts/tokens/token.entity.ts';
import { User } from '../accounts/user.entity.ts';

const PASSWORD = 'correct horse battery';
const { Staff, Orders } = Permission;

const logged: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ mailbox: false, log: { write: (line) => void logged.push(line) } });
});
afterAll(() => shop?.close());

let count = 0;
const newAddress = () => `handed${++count}@example.org`;
async function invite(by: TestClient, email: string): Promise<string> {
  const input = { email, name: 'Ina Invited', permissions: [Orders] };
  return (await by.must(InviteStaffDocument, { input })).inviteStaff.id;
}
async function linkOf(by: TestClient, email: string): Promise<string> {
  const { createInvitationLink } = await by.must(CreateInvitationLinkDocument, {
    id: await invite(by, email),
  });
  const [address, token] = createInvitationLink.split('#');
  expect(address).toBe(`${shop.settings.url}/invitation`);
  return token!;
}
const accept = (token: string, client = shop.guest(), password: string | null = PASSWORD) =>
  client.execute(AcceptInvitationDocument, { input: { token, password } });
const userOf = (email: string) => shop.em().findOne(User, { emailKey: email });

test('without mails who invited hands the link over; its token is neither stored nor logged', async () => {
  const email = newAddress();
  const token = await linkOf(await shop.staff(Staff, Orders), email);
  const { invitation } = await shop.guest().must(ReadInvitationDocument, { token });
  expect(invitation).toMatchObject({ email, needsPassword: true });
  expect(JSON.stringify(await shop.em().find(Token, {}))).not.toContain(token);
  expect((await accept(token)).code).toBeUndefined();
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  // Nobody has proved that the mails of the address are theirs.
  expect(await userOf(email)).toMatchObject({ permissions: [Orders], emailVerifiedAt: null });
  expect(logged.join('\n')).not.toContain(token);
});

test('a link accepts the invitation it was made for, and no later one to the address', async () => {
  const [admin, email] = [await shop.admin(), newAddress()];
  const id = await invite(admin, email);
  const other = async () => (await admin.must(CreateInvitationLinkDocument, { id })).createInvitationLink;
  const [used, unused] = [(await other()).split('#')[1]!, (await other()).split('#')[1]!];
  expect((await accept(used)).code).toBeUndefined();
  await shop.em().nativeUpdate(User, { emailKey: email }, { emailKey: newAddress() });
  await invite(admin, email);
  expect((await accept(unused)).code).toBe('TOKEN_INVALID');
  expect(await userOf(email)).toBeNull();
});

test('the link takes nobody’s account: its owner signs in to accept', async () => {
  const owner = await shop.shopper();
  const { email, id } = owner.user;
  const before = await userOf(email);
  const token = await linkOf(await shop.admin(), email);
  expect((await shop.guest().must(ReadInvitationDocument, { token })).invitation.needsPassword).toBe(false);
  expect((await accept(token)).code).toBe('EMAIL_TAKEN');
  expect((await accept(token, await shop.shopper())).code).toBe('EMAIL_TAKEN');
  expect(await userOf(email)).toMatchObject({ passwordHash: before!.passwordHash, permissions: [] });
  expect(await shop.em().count(Session, { user: id })).toBe(1);
  expect((await accept(token, owner, null)).code).toBeUndefined();
  expect((await owner.must(MeDocument)).me?.permissions).toEqual([Orders]);
  expect((await userOf(email))!.emailVerifiedAt).toBeNull();
});

test('nobody gets the link of somebody else’s invitation, and nobody where it is mailed', async () => {
  const id = await invite(await shop.admin(), newAddress());
  const code = async (by: TestClient) => (await by.execute(CreateInvitationLinkDocument, { id })).code;
  expect(await code(await shop.admin())).toBe('NOT_FOUND');
  expect(await code(await shop.staff(Staff))).toBe('NOT_FOUND');
  expect(await code(await shop.staff(Orders))).toBe('FORBIDDEN');
  const mailing = await testShop();
  const admin = await mailing.admin();
  const mailed = { id: await invite(admin, newAddress()) };
  expect((await admin.execute(CreateInvitationLinkDocument, mailed)).code).toBe('CONFLICT');
  await mailing.close();
});
