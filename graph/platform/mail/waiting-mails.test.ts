import { afterAll, beforeAll, expect, test } from 'vitest';
import { Token } from '../../people/accounts/tokens/token.entity.ts';
import {
  MailDocument,
  MailsDocument,
  RequestPasswordResetDocument,
  SetupIssuesDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ mailbox: false });
});
afterAll(() => shop?.close());

test('without a mail server mails wait, where nobody reads them, and admins see why', async () => {
  const admin = await shop.admin();
  await shop.guest().must(RequestPasswordResetDocument, { email: admin.user.email });
  for (let round = 0; round < 3; round++) {
    await runJobs(declared.jobs, { ...shop, em: shop.em() }, shop.logger);
    shop.clock.advance(24 * 60 * 60_000);
  }
  expect((await shop.guest().fetch('/sandbox/mail')).status).toBe(404);
  expect(await shop.em().count(Token)).toBe(0);
  const [mail] = (await (await shop.admin()).must(MailsDocument, {})).mails.mails;
  expect(mail).toMatchObject({ type: 'password.reset', state: 'DUE' });
  const reader = await shop.admin();
  expect((await reader.must(MailDocument, { id: mail!.id })).mail).toMatchObject({ html: null, text: null });
  const { setupIssues, setupHints } = await reader.must(SetupIssuesDocument);
  expect(setupIssues).toMatchObject([{ code: 'MAILS_WAIT' }]);
  expect(setupHints).toEqual([expect.stringContaining('No mail server is set, so mails wait')]);
});
