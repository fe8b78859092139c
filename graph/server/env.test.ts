import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each(['INR', 'USD', 'EUR', 'HUF'])('payments can be made in %s', (CURRENCY) => {
  expect(readEnv({ CURRENCY }).CURRENCY).toBe(CURRENCY);
});

test('an empty currency is none', () => {
  expect(readEnv({ CURRENCY: '' }).CURRENCY).toBe('');
  expect(readEnv({}).CURRENCY).toBe('');
});

test.each([
  ['inr', 'ISO 4217'],
  ['XQQ', 'ISO 4217'],
  ['RUPEES', 'ISO 4217'],
  ['JPY', 'hundredths'],
  ['KWD', 'hundredths'],
])('the currency %s is refused', (CURRENCY, reason) => {
  expect(() => readEnv({ CURRENCY })).toThrow(reason);
});

test('CORS_ORIGINS is a list of origins', () => {
  expect(readEnv({}).CORS_ORIGINS).toEqual([]);
  const CORS_ORIGINS = 'https://store.example.com, http://localhost:5173,';
  expect(readEnv({ CORS_ORIGINS }).CORS_ORIGINS).toEqual([
    'https://store.example.com',
    'http://localhost:5173',
  ]);
});

test.each([
  '*',
  'null',
  'store.example.com',
  'https://store.example.com/',
  'https://*.example.com',
  'ftp://a.example',
])('%s is no origin that may call the API', (CORS_ORIGINS) => {
  expect(() => readEnv({ CORS_ORIGINS })).toThrow(
    /^Wrong settings\. CORS_ORIGINS: must be origins such as https:/,
  );
});

test("the shop's own origin is not among those that call without a session", () => {
  const settings = { PUBLIC_URL: 'http://shop.example.com/', CORS_ORIGINS: 'http://shop.example.com' };
  expect(() => readEnv(settings)).toThrow('leave PUBLIC_URL out');
});

test.each([
  [{ SMTP_URL: 'smtps://mail.example.com' }, 'MAIL_FROM: set it to the address'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'shop@example.com' }, 'SMTP_URL: must be an address'],
  [{ MAIL_FROM: 'shop@example.com\r\nBcc: eve@example.com' }, 'MAIL_FROM: must be an e-mail address'],
])('settings for mail that cannot work are refused by name', (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence);
});
