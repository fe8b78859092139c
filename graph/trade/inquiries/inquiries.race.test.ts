import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Event } from '../../core/event.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { SaveSettingGroupDocument, SendInquiryDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { Inquiry } from './inquiry.entity.ts';

const { shop, admin } = raceShop();

test('of 20 requests with one key one stores the message, with one event and one mail, and all others return its time', async () => {
  const values = [{ name: 'messageAddress', value: 'desk@shop.example' }];
  await admin().must(SaveSettingGroupDocument, { input: { name: 'messages', version: 0, values } });
  const typed = { name: 'Vera', email: 'vera@mailbox.example', text: 'Hello' };
  const input = { ...typed, idempotencyKey: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => shop().guest().execute(SendInquiryDocument, { input })),
  );
  expect(responses.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
  expect(new Set(responses.map(({ data }) => data!.sendInquiry.receivedAt)).size).toBe(1);
  expect(await shop().em().count(Inquiry, { email: typed.email })).toBe(1);
  expect(await shop().em().count(Event, { type: 'inquiry.received' })).toBe(1);
  expect(await shop().em().count(Mail, { type: 'shop.inquiry' })).toBe(1);
});
