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

test.each([
  'postgres://shop:p%40ss@db.example.com:5432/shop',
  'postgresql://shop@localhost/shop?sslmode=verify-full',
  'postgres:///shop?host=/run/postgresql',
  '',
])('a database may be at "%s"', (DATABASE_URL) => {
  expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

test.each([
  'garbage',
  '/tmp/x',
  ' ',
  'mysql://shop@localhost/shop',
  'http://localhost/',
  'postgres://localhost:5432',
  'postgres://localhost:5432/',
  'postgres://localhost:99999/shop',
  'postgres://shop:p%zz@localhost/shop',
])('the address "%s" of a database is refused', (DATABASE_URL) => {
  expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL: must be an address such as postgres://');
});

test('an unknown sslmode of a database is refused', () => {
  const DATABASE_URL = 'postgres://localhost/shop?sslmode=bogus';
  expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL: must have one of these as its sslmode');
});

test.each(['-1', '0.5', '1e99', '11', 'yes'])('%s is no number of proxies', (TRUST_PROXY) => {
  expect(() => readEnv({ TRUST_PROXY })).toThrow('TRUST_PROXY: must be a whole number from 0 to 10');
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
