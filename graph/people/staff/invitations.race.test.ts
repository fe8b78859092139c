import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { mailedToken, mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  AcceptInvitationDocument,
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
  const [accepted, withdrawn] = await whileLocked(
    () => accept(token),
    () => admin.execute(WithdrawInvitationDocument, { id }),
  );
  expect([accepted.code, withdrawn.code]).toEqual([undefined, 'NOT_FOUND']);
});
