import { afterAll, beforeAll, beforeEach } from 'vitest';
import { TEST_PASSWORD } from './fixtures.ts';
import { mailedToken } from './mailed-token.ts';
import {
  AnswerNewEmailDocument,
  SignInDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
} from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import { type TestShop, testShop } from './test-shop.ts';

/** A shop that sends mails, and for each test of the file a member of the staff who gives an account another address. */
export function enteredEmail() {
  const the = {} as { shop: TestShop; staff: TestClient; person: TestClient; email: string };
  beforeAll(async () => {
    the.shop = await testShop();
    the.shop.settings.sendsMails = true;
  });
  beforeEach(async () => {
    the.staff = await the.shop.staff('CUSTOMERS');
    the.person = await the.shop.confirmedShopper();
    the.email = `Given-${the.person.user.email}`;
  });
  afterAll(() => the.shop?.close());
  return {
    the,
    give: (to = the.email) =>
      the.staff.must(UpdateUserDocument, { input: { id: the.person.user.id, email: to } }),
    /** The token that was last mailed to the old address. */
    oldLink: () => mailedToken(the.shop, 'address.entered'),
    /** The token that was last mailed to the new address. */
    newLink: () => mailedToken(the.shop, 'account.verify'),
    answer: async (agrees: boolean, token?: string, client = the.shop.guest()) =>
      (await client.execute(AnswerNewEmailDocument, { agrees, token })).code,
    confirm: async (token: string, client = the.shop.guest()) =>
      (await client.execute(VerifyEmailDocument, { token })).code,
    signIn: async (email: string, password = TEST_PASSWORD) =>
      (await the.shop.guest().execute(SignInDocument, { input: { email, password } })).code,
  };
}
