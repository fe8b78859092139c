import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { mailedToken, mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  AcceptInvitationDocument,
  AuditLogDocument,
  InvitationsDocument,
  InviteStaffDocument,
  MeDocument,
  ReadInvitationDocument,
  RemoveStaffDocument,
  SendInvitationAgainDocument,
  SetPermissionsDocument,
  SignInDocument,
  WithdrawInvitationDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';
import { User } from '../accounts/user.entity.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'correct horse battery';
const { Staff, Orders, Refunds } = Permission;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

let count = 0;
const newAddress = () => `invited${++count}@example.org`;
const invite = (by: TestClient, email: string, ...permissions: Permission[]) =>
  by.execute(InviteStaffDocument, { input: { email, name: 'Ina Invited', permissions } });
/** Invites somebody, and returns the token of the mailed link. */
const invited = async (by: TestClient, email: string, ...permissions: Permission[]) => {
  expect((await invite(by, email, ...permissions)).code).toBeUndefined();
  return mailedToken(shop, 'staff.invited');
};
const accept = (token: string, password: string | null = PASSWORD, client = shop.guest()) =>
  client.execute(AcceptInvitationDocument, { input: { token, password } });
const heldBy = async (email: string) => (await shop.em().findOne(User, { emailKey: email }))?.permissions;

test('an invited person chooses a password and belongs to the staff, with a confirmed address', async () => {
  const [admin, email] = [await shop.admin(), newAddress()];
  const token = await invited(admin, email.toUpperCase(), Orders, Refunds);
  const { invitation } = await shop.guest().must(ReadInvitationDocument, { token });
  expect(invitation).toEqual({
    name: 'Ina Invited',
    email: email.toUpperCase(),
    inviterName: admin.user.name,
    permissions: [Orders, Refunds],
    needsPassword: true,
  });
  expect((await accept(token, null)).code).toBe('BAD_USER_INPUT');
  const browser = shop.guest();
  const input = { token, name: 'Ina Own', password: PASSWORD };
  await browser.must(AcceptInvitationDocument, { input });
  expect((await browser.must(MeDocument)).me).toMatchObject({
    name: 'Ina Own',
    permissions: [Orders, Refunds],
  });
  expect((await shop.em().findOne(User, { emailKey: email }))?.emailVerifiedAt).not.toBeNull();
  expect((await shop.guest().execute(SignInDocument, { input: { email, password: PASSWORD } })).code).toBe(
    undefined,
  );
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  expect((await admin.must(InvitationsDocument)).invitations.map((each) => each.email)).not.toContain(
    email.toUpperCase(),
  );
});

test('the owner of a confirmed account accepts without a password, and signs in as ever', async () => {
  const shopper = await shop.shopper();
  await shop.em().nativeUpdate(User, shopper.user.id, { emailVerifiedAt: new Date() });
  const token = await invited(await shop.admin(), shopper.user.email, Orders);
  const { invitation } = await shopper.must(ReadInvitationDocument, { token });
  expect(invitation.needsPassword).toBe(false);
  const browser = shop.guest();
  expect((await accept(token, null, browser)).code).toBeUndefined();
  expect((await browser.must(MeDocument)).me).toBeNull();
  expect((await shopper.must(MeDocument)).me?.permissions).toEqual([Orders]);
});

test('an account whose address nobody confirmed may be a stranger’s: it gets a new password and loses its sessions', async () => {
  const stranger = await shop.shopper();
  const token = await invited(await shop.admin(), stranger.user.email, Orders);
  expect((await accept(token, null)).code).toBe('BAD_USER_INPUT');
  expect((await stranger.must(MeDocument)).me).not.toBeNull();
  expect((await accept(token)).code).toBeUndefined();
  expect((await stranger.must(MeDocument)).me).toBeNull();
});

test('what an account was given whose address nobody confirmed is not for who owns the address', async () => {
  const admin = await shop.admin();
  const { id: userId, email } = (await shop.shopper()).user;
  const token = await invited(admin, email, Orders);
  await admin.must(SetPermissionsDocument, { input: { userId, permissions: [Refunds] } });
  expect((await accept(token)).code).toBeUndefined();
  expect(await heldBy(email)).toEqual([Orders]);
});

test('nobody invites with a permission that they lack, an admin, or somebody of the staff', async () => {
  const keeper = await shop.staff(Staff, Orders);
  const refused = await invite(keeper, newAddress(), Orders, Refunds);
  expect([refused.code, refused.errors[0]?.extensions?.needs]).toEqual(['FORBIDDEN', Refunds]);
  expect((await invite(keeper, newAddress())).code).toBe('BAD_USER_INPUT');
  expect((await invite(await shop.staff(Orders), newAddress(), Orders)).code).toBe('FORBIDDEN');
  expect((await invite(keeper, (await shop.admin()).user.email, Orders)).code).toBe('CONFLICT');
  expect((await invite(keeper, (await shop.staff(Orders)).user.email, Orders)).code).toBe('CONFLICT');
  expect((await invite(keeper, keeper.user.email, Orders)).code).toBe('CONFLICT');
});

test('an invitation gives no more than its inviter still has when it is accepted', async () => {
  const [admin, keeper, email] = [await shop.admin(), await shop.staff(Staff, Orders, Refunds), newAddress()];
  const token = await invited(keeper, email, Orders, Refunds);
  await admin.must(SetPermissionsDocument, {
    input: { userId: keeper.user.id, permissions: [Staff, Refunds] },
  });
  expect((await shop.guest().must(ReadInvitationDocument, { token })).invitation.permissions).toEqual([
    Refunds,
  ]);
  expect((await accept(token)).code).toBeUndefined();
  expect(await heldBy(email)).toEqual([Refunds]);
});

test('an invitation is void once its inviter manages the staff no more', async () => {
  const [admin, keeper, email] = [await shop.admin(), await shop.staff(Staff, Orders), newAddress()];
  const token = await invited(keeper, email, Orders);
  await admin.must(SetPermissionsDocument, { input: { userId: keeper.user.id, permissions: [Orders] } });
  expect((await shop.guest().execute(ReadInvitationDocument, { token })).code).toBe('TOKEN_INVALID');
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  const { invitations } = await admin.must(InvitationsDocument);
  expect(invitations.find((each) => each.email === email)!.permissions).toEqual([]);
  await admin.must(RemoveStaffDocument, { userId: keeper.user.id });
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  expect(await heldBy(email)).toBeUndefined();
});

test('an open invitation is withdrawn or sent again, and there is one for an address', async () => {
  const [admin, email] = [await shop.admin(), newAddress()];
  const token = await invited(admin, email, Orders);
  expect((await invite(admin, email, Refunds)).code).toBe('CONFLICT');
  const { invitations } = await admin.must(InvitationsDocument);
  const { id } = invitations.find((each) => each.email === email)!;
  await admin.must(SendInvitationAgainDocument, { id });
  const [first, second] = (await mailedTokens(shop, 'staff.invited')).slice(-2);
  expect([first, second === first]).toEqual([token, false]);
  await admin.must(WithdrawInvitationDocument, { id });
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  expect((await accept(second!)).code).toBe('TOKEN_INVALID');
  expect((await admin.execute(WithdrawInvitationDocument, { id })).code).toBe('NOT_FOUND');
  expect((await admin.execute(SendInvitationAgainDocument, { id })).code).toBe('NOT_FOUND');
  await invited(admin, email, Refunds);
});

test('a mailed link accepts no later invitation to the address', async () => {
  const [admin, email] = [await shop.admin(), newAddress()];
  const first = await invited(admin, email, Orders);
  const open = (await admin.must(InvitationsDocument)).invitations.find((each) => each.email === email)!;
  await admin.must(SendInvitationAgainDocument, { id: open.id });
  expect((await accept(await mailedToken(shop, 'staff.invited'))).code).toBeUndefined();
  await shop.em().nativeUpdate(User, { emailKey: email }, { emailKey: newAddress() });
  const token = await invited(admin, email, Orders, Refunds);
  expect((await accept(first)).code).toBe('TOKEN_INVALID');
  expect((await accept(token)).code).toBeUndefined();
});

test('the log says who invited with which permissions, and who joined', async () => {
  const [admin, email] = [await shop.admin(), newAddress()];
  const token = await invited(admin, email, Orders);
  const { data } = await accept(token);
  const { auditLog } = await admin.must(AuditLogDocument, { pageSize: 100 });
  expect(auditLog.entries).toContainEqual(
    expect.objectContaining({
      type: 'staff.invited',
      actorId: admin.user.id,
      subjectType: 'invitation',
      changes: [expect.objectContaining({ field: 'permissions', old: null, new: 'ORDERS' })],
    }),
  );
  expect(auditLog.entries).toContainEqual(
    expect.objectContaining({
      type: 'staff.joined',
      actorId: data?.acceptInvitation.id,
      subjectName: 'Ina Invited',
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'permissions', old: '', new: 'ORDERS' }),
        expect.objectContaining({ field: 'inviter', old: null, new: admin.user.id }),
      ]),
    }),
  );
});

test('invitations are limited for a person, an address and a network', async () => {
  const strict = await testShop({ rateLimitFactor: 1 });
  const [admin, email] = [await strict.admin(), newAddress()];
  for (let sent = 0; sent < 3; sent += 1) {
    const { data } = await invite(admin, email, Orders);
    await admin.must(WithdrawInvitationDocument, { id: data!.inviteStaff.id });
  }
  expect((await invite(admin, email, Orders)).code).toBe('RATE_LIMITED');
  const codes = [];
  for (let sent = 0; sent < 17; sent += 1) codes.push((await invite(admin, newAddress(), Orders)).code);
  expect(codes).toEqual([...Array(16).fill(undefined), 'RATE_LIMITED']);
  const other = await strict.admin();
  expect((await invite(other, newAddress(), Orders)).code).toBeUndefined();
  expect((await invite(other, newAddress(), Orders)).code).toBe('RATE_LIMITED');
  await strict.close();
});

test('a link works for seven days, and what nobody accepts is deleted a month later', async () => {
  const admin = await shop.admin();
  const token = await invited(admin, newAddress(), Orders);
  shop.clock.advance(7 * DAY);
  expect((await accept(token)).code).toBe('TOKEN_INVALID');
  const later = await shop.admin();
  expect((await later.must(InvitationsDocument)).invitations.length).toBeGreaterThan(0);
  shop.clock.advance(30 * DAY);
  await runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);
  expect((await (await shop.admin()).must(InvitationsDocument)).invitations).toEqual([]);
});
