import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { settingsWarnings } from './settings-warnings.ts';

const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x' };
const PUBLIC_URL = 'https://shop.example.com';
const sound = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://citron@localhost/citron',
  PUBLIC_URL,
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'shop@example.com',
  ...keys,
};
const http = 'http://shop.example.com';
const sandbox = {
  ...sound,
  SMTP_URL: '',
  RAZORPAY_KEY_ID: '',
  RAZORPAY_KEY_SECRET: '',
  RAZORPAY_WEBHOOK_SECRET: '',
};
const warningsOf = (settings: NodeJS.ProcessEnv) => settingsWarnings(readEnv(settings));

test('a shop that is set up well gets no warning, and neither does a demo', () => {
  expect(warningsOf(sound)).toEqual([]);
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ PUBLIC_URL: http })).toEqual([]);
});

test.each([
  [
    'real payments on the built-in database',
    { ...sound, DATABASE_URL: '' },
    'BUILT_IN_DATABASE',
    'set DATABASE_URL',
  ],
  [
    'real payments without a public address',
    { ...sound, PUBLIC_URL: undefined },
    'NO_PUBLIC_URL',
    'PUBLIC_URL is not set',
  ],
  [
    'HTTPS without a trusted proxy',
    { ...sound, TRUST_PROXY: undefined },
    'NO_PROXY_TRUSTED',
    'TRUST_PROXY is 0',
  ],
  [
    'staff without a second factor',
    { ...sound, STRONG_STAFF: 'off' },
    'PASSWORD_ALONE',
    'STRONG_STAFF is off',
  ],
  [
    'real payments in development',
    { ...keys, WEB_DEV: 'true', PUBLIC_URL: 'http://localhost' },
    'BUILT_IN_DATABASE',
    'set DATABASE_URL',
  ],
  [
    'mails that wait',
    { ...sandbox, ALLOW_SANDBOX_PAYMENTS: 'true' },
    'MAILS_WAIT',
    'mails wait and nobody gets them',
  ],
  [
    'an open mailbox',
    { ...sound, SMTP_URL: '', OPEN_MAILBOX: 'true' },
    'OPEN_MAILBOX',
    'everybody can read the mails',
  ],
  ['sessions over HTTP', { ...sound, PUBLIC_URL: http }, 'NO_HTTPS', 'sessions need HTTPS'],
])('a warning is given of %s', (_, settings, code, text) => {
  expect(warningsOf(settings)).toMatchObject([{ code, sentence: expect.stringContaining(text) }]);
});
