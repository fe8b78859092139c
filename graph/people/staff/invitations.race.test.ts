import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { mailedToken, mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  AcceptInvitationDocument,
  CreateInvitationLinkDocument,
  InvitationsDocument,
  InviteStaffDocument,
  SendInvitationAgainDocument,
  SetPermissionsDocument,
  WithdrawInvitationDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from '../accounts/user.entity.ts';

const { Staff, Orders, Refunds } = Permission;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

let count = 0;
async function invited(by: TestClient) {
  const email = `invited${++count}@example.org`;
  const input = { email, name: 'Ina', permissions: [Orders, Refunds] };
  await by.must(InviteStaffDocument, { input });
  return { email, token: await mailedToken(shop, 'staff.invited') };
}
const accept = (token: string) =>
  shop.guest().execute(AcceptInvitationDocument, { input: { token, password: 'correct horse battery' } });
const accountsOf = (emailKey: string) => shop.em().find(User, { emailKey });

/** Runs `first`, and `second` while the first one holds its locks. */
async function whileLocked<One, Other>(first: () => Promise<One>, second: () => Promise<Other>) {
  let late: Promise<Other> | undefined;
  const early = await atFailpoint(
    'account.rightsLocked',
    () => {
      late = second();
      return untilBlocked(shop);
    },
    first,
  );
  return [early, (await late)!] as const;
}

test('an invitation that is accepted twice at once is accepted once', async () => {
  const { email, token } = await invited(await shop.admin());
  const [first, second] = await whileLocked(
    () => accept(token),
    () => accept(token),
  );
  expect([first.code, second.code]).toEqual([undefined, 'TOKEN_INVALID']);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('two links of one invitation that are used at once are one acceptance', async () => {
  const admin = await shop.admin();
  const { email, token } = await invited(admin);
  const open = (await admin.must(InvitationsDocument)).invitations.find((each) => each.email === email)!;
  await admin.must(SendInvitationAgainDocument, { id: open.id });
  const again = (await mailedTokens(shop, 'staff.invited')).at(-1)!;
  const [first, second] = await whileLocked(
    () => accept(token),
    () => accept(again),
  );
  expect([first.code, second.code]).toEqual([undefined, 'TOKEN_INVALID']);
});

test('who loses a permission at that moment does not give it any more', async () => {
  const [admin, keeper] = [await shop.admin(), await shop.staff(Staff, Orders, Refunds)];
  const { email, token } = await invited(keeper);
  const lower = () =>
    admin.execute(SetPermissionsDocument, {
      input: { userId: keeper.user.id, permissions: [Staff, Orders] },
    });
  const [lowered, accepted] = await whileLocked(lower, () => accept(token));
  expect([lowered.code, accepted.code]).toEqual([undefined, undefined]);
  expect((await accountsOf(email)).map(({ permissions }) => permissions)).toEqual([[Orders]]);
});

test('an invitation that is withdrawn at that moment is either accepted or withdrawn', async () => {
  const admin = await shop.admin();
  const { email, token } = await invited(admin);
  const { id } = (await admin.must(InvitationsDocument)).invitations.find((each) => each.email === email)!;
  const withdraw = () => admin.execute(WithdrawInvitationDocument, { id });
  let withdrawn: Awaited<ReturnType<typeof withdraw>> | undefined;
  const accepted = await atFailpoint(
    'account.rightsLocked',
    async () => {
      withdrawn = await withdraw();
    },
    () => accept(token),
  );
  expect([accepted.code, withdrawn!.code]).toEqual(['TOKEN_INVALID', undefined]);
  expect(await accountsOf(email)).toEqual([]);
});

test('who makes a link waits for the accounts before the invitation, as who accepts does', async () => {
  const silent = await testShop({ url: await freshDatabase(), mailbox: false });
  const admin = await silent.admin();
  const input = { email: 'busy@example.org', name: 'Ina', permissions: [Orders] };
  const { id } = (await admin.must(InviteStaffDocument, { input })).inviteStaff;
  const link = () => admin.execute(CreateInvitationLinkDocument, { id });
  const token = (await link()).data!.createInvitationLink.split('#')[1]!;
  const answer = { token, password: 'correct horse battery' };
  let late: ReturnType<typeof link> | undefined;
  let unlocked: object[] = [];
  await atFailpoint(
    'account.rightsLocked',
    async () => {
      late = link();
      await untilBlocked(silent);
      unlocked = await silent
        .em()
        .execute('select id from invitations where id = ? for update skip locked', [id]);
    },
    () => silent.guest().must(AcceptInvitationDocument, { input: answer }),
  );
  await late;
  expect(unlocked).toEqual([{ id }]);
  await silent.close();
});

test('a link that is made while the invitation is withdrawn accepts no later one', async () => {
  const silent = await testShop({ url: await freshDatabase(), mailbox: false });
  const admin = await silent.admin();
  const input = { email: 'late@example.org', name: 'Ina', permissions: [Orders] };
  for (let round = 0; round < 10; round++) {
    const { id } = (await admin.must(InviteStaffDocument, { input })).inviteStaff;
    const [link] = await Promise.all([
      admin.execute(CreateInvitationLinkDocument, { id }),
      admin.execute(WithdrawInvitationDocument, { id }),
    ]);
    const again = (await admin.must(InviteStaffDocument, { input })).inviteStaff.id;
    const token = link.data?.createInvitationLink.split('#')[1] ?? '';
    const answer = { token, password: 'correct horse battery' };
    const refused = await silent.guest().execute(AcceptInvitationDocument, { input: answer });
    expect(refused.code).toBe(token ? 'TOKEN_INVALID' : 'BAD_USER_INPUT');
    await admin.execute(WithdrawInvitationDocument, { id: again });
  }
  await silent.close();
});
