import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from './settings.ts';
import { useMailed } from './useMailed.ts';

const Promised = () => useMailed()('We mail it to you.');

const shown = (mails: Settings['mails']) =>
  renderToString(
    <SettingsContext
      value={{
        ...{ shopName: '', currency: 'INR', texts: 'en', testPayments: true, mails },
        ...{ origin: '', shipping: null, returns: null },
      }}
    >
      <Promised />
    </SettingsContext>,
  );

test('a mail is promised where mails are sent, and nowhere else', () => {
  expect(shown('sent')).toBe('We mail it to you.');
  expect(shown('mailbox')).toBe('This shop sends no real mails: they are shown at /sandbox/mail.');
  expect(shown('waiting')).toBe('This shop sends no mails yet: they wait until it does.');
});

test('each sentence that promises a mail is said so', () => {
  const PROMISE =
    /We mail |\b(mail|link)\b[^.'`]* is on its way|gets (the|a) (mail|payment link)|Invitation sent/g;
  const found = globSync('web/{pages,features}/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|generated)\./.test(path))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      return [...source.matchAll(PROMISE)].map(({ index, 0: text }) => ({
        ...{ path, text },
        isChecked: /mailed\(\s*['`][^'`]*$/.test(source.slice(0, index)),
      }));
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ isChecked }) => !isChecked)).toEqual([]);
});
