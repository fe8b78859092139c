import { expect, test } from 'vitest';
import type { MailDeps, QueuedMail } from '../../../core/mailer.ts';
import { addressChanged } from './account-event-mails.ts';

const settings = { name: 'Lamps', url: 'https://shop.example' };
const textFor = async (data: object) => {
  const mail = await addressChanged.prepare(
    { settings } as unknown as MailDeps,
    { toName: 'Ada', data } as QueuedMail,
  );
  return mail?.text;
};

test('while the new address waits, the mail to the old one says how to take the change back', async () => {
  expect(await textFor({ isWaiting: true })).toContain('https://shop.example/forgot');
});

test('when the new address counts at once, the mail to the old one does not say that it still signs in', async () => {
  const text = await textFor({ isWaiting: false });
  expect(text).toContain('from now on the other address opens your account');
  expect(text).not.toContain('/forgot');
});

test('a change by staff is called theirs', async () => {
  const text = await textFor({ isWaiting: false, isByStaff: true });
  expect(text).toContain('The staff of the shop changed it.');
  expect(text).not.toContain('If this was you');
});
