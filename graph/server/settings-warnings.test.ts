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
  ...keys,
};
const warningsOf = (settings: NodeJS.ProcessEnv) => settingsWarnings(readEnv(settings));

test('a shop that is set up well gets no warning, and neither does a demo', () => {
  expect(warningsOf(sound)).toEqual([]);
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ PUBLIC_URL })).toEqual([]);
});

test.each([
  ['real payments on the built-in database', { ...sound, DATABASE_URL: '' }, 'set DATABASE_URL'],
  ['real payments without a public address', { ...sound, PUBLIC_URL: undefined }, 'PUBLIC_URL is not set'],
  ['HTTPS without a trusted proxy', { ...sound, TRUST_PROXY: undefined }, 'TRUST_PROXY is 0'],
  ['staff without a second factor', { ...sound, STRONG_STAFF: 'off' }, 'STRONG_STAFF is off'],
  ['real payments in development', { ...keys, PUBLIC_URL }, 'set DATABASE_URL'],
])('a warning is given of %s', (_, settings, text) => {
  expect(warningsOf(settings)).toEqual([expect.stringContaining(text)]);
});
