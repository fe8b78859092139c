import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x' };
const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'shop@example.com' };
const https = { PUBLIC_URL: 'https://shop.example.com' };
const own = { DATABASE_URL: 'postgresql://citron@localhost/citron' };
const dev = { WEB_DEV: 'true' };

type Settings = Record<string, string>;

test('a shop with real keys and without a mail server does not start, whatever else is forgotten', () => {
  for (const settings of [{}, own, https, { ...own, ...https }, { NODE_ENV: 'development' }] as Settings[])
    expect(() => readEnv({ ...keys, ...settings })).toThrow(
      'Wrong settings. No mail server is set, so nobody would get a mail: set SMTP_URL and MAIL_FROM',
    );
});

test('test payments in production or at an address of HTTPS have to be allowed, since that is no demo', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('ALLOW_SANDBOX_PAYMENTS=true');
  expect(() => readEnv(https)).toThrow('ALLOW_SANDBOX_PAYMENTS=true');
  expect(readEnv({ ...https, ALLOW_SANDBOX_PAYMENTS: 'true' })).toMatchObject({
    production: true,
    isDemo: false,
    mails: 'waiting',
  });
});

test.each<[string, Settings]>([
  ['real keys, where NODE_ENV is forgotten', { ...keys, ...mail }],
  ['real keys, where NODE_ENV is another', { ...keys, ...mail, NODE_ENV: 'development' }],
  ['real keys at an address of HTTP', { ...keys, ...mail, PUBLIC_URL: 'http://shop.example.com' }],
  ['NODE_ENV=production', { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' }],
])('%s: it runs as in production', (_, settings) => {
  expect(readEnv(settings)).toMatchObject({
    production: true,
    isDemo: false,
    mails: 'SMTP_URL' in settings ? 'sent' : 'waiting',
    RATE_LIMIT_FACTOR: 1,
    STRONG_STAFF: 'warn',
    LOG_LEVEL: 'info',
  });
});

test.each<[string, Settings]>([
  ['without settings', {}],
  ['at an address of HTTP', { PUBLIC_URL: 'http://shop.example.com' }],
  ['at an address of this machine', { PUBLIC_URL: 'https://localhost:4443' }],
  ['from the sources', dev],
])('test payments %s are a demo, with an open mailbox', (_, settings) => {
  expect(readEnv(settings)).toMatchObject({
    production: false,
    isDemo: true,
    mails: 'mailbox',
    RATE_LIMIT_FACTOR: 100,
  });
});

test('npm run dev takes real keys on this machine alone, and needs no mail server for them', () => {
  expect(readEnv({ ...dev, ...keys })).toMatchObject({ production: false, isDemo: false, mails: 'mailbox' });
  for (const open of [https, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://shop.example.com' }])
    expect(() => readEnv({ ...dev, ...keys, ...mail, ...open })).toThrow(
      'WEB_DEV: `npm run dev` serves all files',
    );
});

test('the mailbox is opened elsewhere by its own setting, and never beside a mail server', () => {
  const open = { OPEN_MAILBOX: 'true' };
  expect(readEnv({ ...keys, ...open })).toMatchObject({ production: true, mails: 'mailbox' });
  expect(readEnv({ ...keys, ...open, ...mail }).mails).toBe('sent');
  expect(readEnv(mail).mails).toBe('sent');
});
