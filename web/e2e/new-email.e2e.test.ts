import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

/** What was mailed, on lines as long as they were written. */
const mails: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 100,
  async onData(stream, _session, done) {
    mails.push((await text(stream)).replaceAll(/=\r?\n/g, ''));
    done();
  },
});
let shop: Shop;
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  shop = await openShop({
    SMTP_URL: `smtp://127.0.0.1:${port}?tls=no`,
    MAIL_FROM: 'Citron <shop@shop.example>',
  });
});
afterEach(() => shop.endVisits());
afterAll(async () => {
  await shop?.close();
  server.close(() => {});
});

test('an address that staff entered waits for its owner, who cancels it by the mail or answers on the profile', async () => {
  const admin = await shop.api(logins.admin);
  const { users } = await admin<{ users: { users: { id: string }[] } }>(
    '{ users(keyword: "shopper@example.com") { users { id } } }',
  );
  const give = (email: string) =>
    admin('mutation($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
      input: { id: users.users[0]!.id, email },
    });
  await give('first@example.com');
  const tokenOf = () => mails.map((raw) => /\/new-email#([\w-]{43})/.exec(raw)?.[1]).find(Boolean);
  await expect.poll(tokenOf).toBeTruthy();
  const { page } = await shop.visit();
  // Opening the page answers nothing.
  for (const answer of ['saved', 'not valid any more']) {
    await page.goto('/');
    await page.goto(`/new-email#${tokenOf()}`);
    await page.getByRole('button', { name: 'Cancel the new address' }).click();
    await page.getByRole('main').getByText(answer).waitFor();
  }

  await give('second@example.com');
  const confirmToken = () =>
    mails.flatMap(
      (raw) => (raw.includes('second@example.com') && /\/verify#([\w-]{43})/.exec(raw)?.[1]) || [],
    )[0];
  await expect.poll(confirmToken).toBeTruthy();
  await page.goto(`/verify#${confirmToken()}`);
  await page.getByText('second@example.com alone signs in').waitFor();
  await page.getByText('Our staff entered this address.').waitFor();
  await page.getByText('It can be confirmed from').waitFor();
  expect(await page.getByRole('button', { name: 'Confirm my address' }).count()).toBe(0);
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(logins.shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(logins.shopper.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Our staff entered a new e-mail address for your account.').waitFor();
  await page.goto('/profile');
  await page.getByText('the e-mail address second@example.com').waitFor();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByText('second@example.com is not confirmed yet').waitFor();
  await page.goto(`/verify#${confirmToken()}`);
  await page.getByRole('button', { name: 'Confirm my address' }).waitFor();
  await page.goto('/profile');

  await give('third@example.com');
  const staff = await shop.visit();
  await signIn(staff.page, logins.admin, '/admin/userlist?keyword=third@example.com');
  await staff.page.getByText('new address, not confirmed, counts from').waitFor();
  await staff.page.getByRole('link', { name: /^Edit / }).click();
  await staff.page.getByText('Until then the old address signs in.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the new address' }).click();
  await page.getByText('third@example.com').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Email Address').inputValue()).toBe(logins.shopper.email);
});
